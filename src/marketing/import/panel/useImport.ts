import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { faultyRows } from '../faulty-rows.ts'
import { CallFailed } from '../../../web/api.ts'
import { isSessionEnd } from '../../../panel-kit/panel-api.ts'
import { showToast } from '../../../ui/toasts.ts'
import { maxImportedBytes, type ImportReport } from '../contact-import.ts'
import { panelFailures } from '../../../schemas/panel-failures.ts'
import { fetchFaultyRows, sendImport, type ImportAsked } from './send-import.ts'

const notChosen = 'Wybierz plik CSV'
const notImported = 'Nie udało się zaimportować pliku'

export type Importing = ReturnType<typeof useImport>

/** What the server has checked: exactly this is imported. */
interface Checked {
  content: File
  report: ImportReport
}

/** A file is chosen, checked by the server, and imported as it was checked. */
export function useImport() {
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState<string>()
  const [percent, setPercent] = useState(0)
  const way = useRef<AbortController>(undefined)
  useEffect(() => () => way.current?.abort(), [])

  const forget = () => {
    way.current?.abort()
    setFile(undefined)
    setChecked(undefined)
    setProblem(undefined)
  }
  const say = (title: string, text: string) => {
    setProblem(text)
    showToast({ title, text, tone: 'failure' })
  }
  const formatFailed = (error: Error) => {
    if (error.name === 'AbortError' || isSessionEnd(error)) return
    // The file is no longer the one that was checked.
    if (error instanceof FileProblem) setChecked(undefined)
    const sentence = error instanceof FileProblem ? error.message : error instanceof CallFailed && error.sentence
    if (sentence) say('Błąd importu', sentence)
    else say('Błąd', notImported)
  }
  const send = (content: File, asked: ImportAsked) => {
    way.current = new AbortController()
    setPercent(0)
    setProblem(undefined)
    return sendImport({ file: content, asked, onProgress: setPercent, cancelled: way.current.signal })
  }

  const checking = useMutation({
    meta: { changesNothing: true },
    mutationFn: async (chosen: File) => {
      const content = await snapshotFile(chosen)
      return { content, report: await send(content, { preview: 'true' }) }
    },
    onSuccess: setChecked,
    onError: formatFailed,
  })
  const importing = useMutation({
    mutationFn: async ({ chosen, content, asked }: { chosen: File; content: File; asked: ImportAsked }) => {
      await checkUnchanged(chosen)
      return send(content, asked)
    },
    onSuccess: ({ message }) => {
      forget()
      showToast({ title: 'Import zakończony', text: message })
    },
    onError: formatFailed,
  })
  const savingFaulty = useMutation({
    meta: { changesNothing: true },
    mutationFn: fetchFaultyRows,
    onSuccess: saveFaulty,
    onError: formatFailed,
  })

  return {
    file,
    report: checked?.report,
    problem,
    percent,
    isChecking: checking.isPending,
    isImporting: importing.isPending,
    isSavingFaulty: savingFaulty.isPending,
    choose(chosen: File | undefined) {
      if (!chosen) return
      forget()
      if (/\.csv$/i.test(chosen.name)) setFile(chosen)
      else say('Błąd', notChosen)
    },
    check: () => (file ? checking.mutate(file) : say('Błąd', notChosen)),
    start: (asked: ImportAsked) => {
      if (file && checked) importing.mutate({ chosen: file, content: checked.content, asked })
    },
    saveFaulty: () => checked && savingFaulty.mutate(checked.content),
    cancel: () => way.current?.abort(),
    forget,
  }
}

function saveFaulty(rows: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(rows)
  link.download = faultyRows.file
  link.click()
  // By then the browser has saved it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

class FileProblem extends Error {
  override name = 'FileProblem'
}

/** A copy in memory, which no other program can change. */
async function snapshotFile(file: File): Promise<File> {
  // The server would refuse it after the first part, which browsers report as a broken connection.
  if (file.size > maxImportedBytes) throw new FileProblem(panelFailures.import_too_large)
  return new File([await readable(file, (chosen) => chosen.arrayBuffer())], file.name)
}

/** Refuses a file that was changed since it was chosen, as browsers do. */
async function checkUnchanged(file: File): Promise<void> {
  await readable(file, (chosen) => chosen.slice(0, 1).arrayBuffer())
}

async function readable(file: File, read: (file: File) => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
  try {
    return await read(file)
  } catch {
    throw new FileProblem('Ten plik zmienił się na dysku albo go tam nie ma. Wybierz go jeszcze raz.')
  }
}
