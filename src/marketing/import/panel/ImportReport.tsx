import { Download } from 'lucide-react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import type { ImportReport as Report } from '../contact-import.ts'

interface Props {
  report: Report
  isSaving: boolean
  onSave(): void
}

/** What would become of a file's rows, and which of them can't be imported. */
export function ImportReport({ report, isSaving, onSave }: Props) {
  const counts = [
    { label: 'Nowe', count: report.newCount },
    { label: 'Już na liście', count: report.existingCount },
    { label: 'Z błędami', count: report.faultyCount, isBad: report.faultyCount > 0 },
    { label: 'Wypisane', count: report.unsubscribedCount },
  ]
  return (
    <div className="space-y-4">
      <p id="import-report" tabIndex={-1} className="text-sm font-medium outline-none">
        {report.message}
      </p>
      <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4">
        {counts.map(({ label, count, isBad }) => (
          <div key={label} className="flex flex-col-reverse py-2.5">
            <dt className="text-xs text-mid">{label}</dt>
            <dd className={`text-xl tabular-nums ${isBad ? 'text-clay' : ''}`}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {report.unsubscribedCount > 0 && (
        <p className="text-xs text-mid">Wypisane adresy trafią na listę, ale nie dostaną żadnej wiadomości.</p>
      )}
      {report.faults.length > 0 && (
        <>
          <Faults report={report} />
          <PanelButton isPending={isSaving} onClick={onSave}>
            <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Pobierz wiersze z&nbsp;błędami
          </PanelButton>
        </>
      )}
    </div>
  )
}

function Faults({ report: { faults, faultyCount } }: { report: Report }) {
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <section aria-label="Wiersze z błędami" tabIndex={0} className="max-h-72 overflow-y-auto">
        <table className="w-full text-sm max-sm:block">
          <caption className="sr-only">Wiersze z błędami</caption>
          <thead className="sticky top-0 border-b border-line bg-salt text-left text-xs text-mid max-sm:sr-only">
            <tr>
              <th scope="col" className="py-1.5 pr-4 text-right font-normal">
                Wiersz
              </th>
              <th scope="col" className="py-1.5 pr-4 font-normal">
                Adres
              </th>
              <th scope="col" className="py-1.5 font-normal">
                Powód
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {faults.map(({ row, emailAddress, businessName, reason }) => (
              <tr
                key={row}
                className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[3rem_1fr] max-sm:py-1.5"
              >
                <th scope="row" className="py-1.5 pr-4 text-right font-normal tabular-nums max-sm:py-0">
                  {row}
                </th>
                <td className="py-1.5 pr-4 wrap-anywhere max-sm:py-0">{emailAddress || businessName || '–'}</td>
                <td className="py-1.5 wrap-anywhere text-clay max-sm:col-start-2 max-sm:py-0">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {faults.length < faultyCount && (
        <p className="mt-2 text-xs text-mid tabular-nums">
          Pierwsze {faults.length} z&nbsp;{formatNumber(faultyCount)}; wszystkie są w&nbsp;pliku.
        </p>
      )}
    </div>
  )
}
