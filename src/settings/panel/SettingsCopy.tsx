import { useMutation } from '@tanstack/react-query'
import { ArrowRight, Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../panel-kit/download.ts'
import { FileButton } from '../../panel-kit/fields/FileButton.tsx'
import { api, isConflict, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { showToast } from '../../ui/toasts.ts'
import { readResponse } from '../../web/api.ts'
import type { CopyReport } from '../copy/settings-copy.ts'

/** Takes all that is set along to another shop, to try it there first; and takes over what comes from one. */
export function SettingsCopy() {
  const save = useAction({
    call: () => readResponse(api.admin.session.confirmation.$get()),
    changesNothing: true,
    onDone: () => download('/api/admin/settings-copy'),
  })
  return (
    <section aria-labelledby="copy-head" className="max-w-2xl min-w-0">
      <h3 id="copy-head" className="text-xl">
        Kopia ustawień
      </h3>
      <p className="mt-1 mb-6 text-sm text-mid">
        Jeden plik ze wszystkim, co ustawiono, żeby najpierw wypróbować to w&nbsp;drugim sklepie. Haseł, kluczy
        i&nbsp;tokenów w&nbsp;nim nie ma: tam wpisuje się je osobno. Zamówień i&nbsp;klientów też nie: od tego jest
        kopia zapasowa.
      </p>
      <PanelButton isPending={save.isPending} onClick={() => save.act()}>
        <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Pobierz kopię ustawień
      </PanelButton>
      <TakeOver />
    </section>
  )
}

/** What was asked for is there: the keyboard goes on with it. */
const focus = (element: HTMLElement | null) => element?.focus()

/** First shows what a file would change; only who agrees to that has it changed. */
function TakeOver() {
  const [file, setFile] = useState<File>()
  const checking = useMutation({
    meta: { changesNothing: true },
    mutationFn: (chosen: File) =>
      readResponse(api.admin['settings-copy'].$post({ query: { preview: 'true' }, form: { file: chosen } })),
  })
  const taking = useMutation({
    mutationFn: ({ mark }: CopyReport) =>
      readResponse(api.admin['settings-copy'].$post({ query: {}, form: { file: file as File, mark } })),
    onSuccess: () => {
      showToast({ text: 'Ustawienia z kopii zostały wczytane' })
      forget()
    },
    onError: (error) => {
      // What is set here has changed since: it is shown anew what the file changes.
      if (isConflict(error) && file) checking.mutate(file)
    },
  })
  const forget = () => {
    setFile(undefined)
    checking.reset()
  }
  const report = checking.data
  const error = taking.error ?? checking.error
  return (
    <div className="mt-10 space-y-4 border-t border-line pt-6">
      <h4 className="text-lg">Wczytaj kopię z&nbsp;innego sklepu</h4>
      <p className="text-sm text-mid">Najpierw zobaczysz, co się zmieni.</p>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <FileButton
          icon={FileUp}
          accept=".zip"
          aria-label="Plik z kopią ustawień"
          disabled={checking.isPending || taking.isPending}
          choose={(chosen) => {
            if (!chosen) return
            setFile(chosen)
            taking.reset()
            checking.mutate(chosen)
          }}
        >
          {file ? 'Wybierz inny plik' : 'Wybierz plik'}
        </FileButton>
        {file && <span className="min-w-0 wrap-anywhere text-mid">{file.name}</span>}
      </div>
      {error && (
        <p role="alert" className="border-l-2 border-clay py-1 pl-4 text-sm wrap-anywhere whitespace-pre-line">
          {sentenceOf(error)}
        </p>
      )}
      {file && report && (
        <div className="space-y-4">
          <h5 key={report.mark} ref={focus} tabIndex={-1} className="font-medium outline-none">
            {report.changes.length === 0
              ? 'Ta kopia niczego by nie zmieniła.'
              : `Kopia sklepu „${report.shop}” z ${formatMoment(report.madeAt)} zmieni:`}
          </h5>
          <Changes changes={report.changes} />
          {report.changes.length > 0 && (
            <div className="flex flex-wrap gap-3">
              <PanelButton look="solid" isPending={taking.isPending} onClick={() => taking.mutate(report)}>
                {taking.isPending ? 'Wczytywanie...' : 'Wczytaj te ustawienia'}
              </PanelButton>
              <PanelButton onClick={forget}>Anuluj</PanelButton>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function Changes({ changes }: Pick<CopyReport, 'changes'>) {
  const places = [...new Set(changes.map(({ place }) => place))]
  return places.map((place) => (
    <div key={place}>
      <p className="text-sm font-medium">{place}</p>
      <dl className="mt-1 text-sm">
        {changes
          .filter((change) => change.place === place)
          .map(({ label, before, after }) => (
            <div key={label} className="grid gap-x-6 border-b border-line py-1.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
              <dt className="text-mid">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <span className="sr-only">przed: </span>
                <del className="text-mid no-underline">{before}</del>
                <ArrowRight aria-hidden="true" strokeWidth={1.5} className="mx-2 inline size-3.5 text-mid" />
                <span className="sr-only">, po: </span>
                <ins className="no-underline">{after}</ins>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  ))
}
