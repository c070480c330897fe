import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { panelFailures } from '../../../schemas/panel-failures.ts'
import { showToast } from '../../../ui/toasts.ts'
import { readResponse } from '../../../web/api.ts'
import { api, isSessionEnd, sentenceOf } from '../../../panel-kit/panel-api.ts'
import { maxProductFileBytes, type ProductImportReport } from '../product-import.ts'

/** A file that the server has looked at: exactly this is imported. */
interface Checked {
  content: File
  report: ProductImportReport
}

/** A file is chosen and checked by the server in one go, then imported as it was checked. */
export function useProductImport(onDone: () => void) {
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState<string>()
  const fail = (error: unknown) => {
    if (isSessionEnd(error)) return
    const sentence = sentenceOf(error, 'Nie udało się zaimportować pliku')
    setProblem(sentence)
    showToast({ title: 'Błąd importu', text: sentence, tone: 'failure' })
  }
  const send = (file: File, preview: boolean, seen?: string) =>
    readResponse(
      api.admin.products.import.$post({
        query: { preview: preview ? 'true' : 'false' },
        form: { csvFile: file, ...(seen !== undefined && { seen }) },
      }),
    )
  const checking = useMutation({
    meta: { changesNothing: true },
    mutationFn: async (chosen: File) => {
      // A copy in memory, which a spreadsheet can't change meanwhile.
      const content = new File([await chosen.arrayBuffer()], chosen.name)
      return { content, report: await send(content, true) }
    },
    onSuccess: setChecked,
    onError: fail,
  })
  const importing = useMutation({
    mutationFn: ({ content, report }: Checked) => send(content, false, report.seen),
    onSuccess: ({ message }) => {
      showToast({ title: 'Import zakończony', text: message })
      onDone()
    },
    onError: (error, { content }) => {
      fail(error)
      // It is looked at again at once, so that what is shown is what would happen now.
      checking.mutate(content)
    },
  })
  return {
    report: checked?.report,
    name: checked?.content.name,
    problem,
    isChecking: checking.isPending,
    isImporting: importing.isPending,
    choose(file: File | undefined) {
      if (!file) return
      setChecked(undefined)
      setProblem(undefined)
      if (!/\.csv$/i.test(file.name)) setProblem('Wybierz plik CSV')
      else if (file.size > maxProductFileBytes) setProblem(panelFailures.product_file_too_large)
      else checking.mutate(file)
    },
    start: () => checked && importing.mutate(checked),
  }
}
