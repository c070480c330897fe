import { useEffect, useRef, useState, type DragEvent } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { FileButton } from '../../../panel-kit/fields/FileButton.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { UploadProgress } from '../../../panel-kit/fields/FileButton.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { useImport, type Importing } from './useImport.ts'

/** Imports contacts from a file: first a preview, then the consent, then the import. */
export function ImportContacts() {
  const importing = useImport()
  const { file, report, isChecking, isImporting } = importing
  const place = useRef<HTMLElement>(null)
  const stage = isChecking || isImporting ? 'busy' : report ? 'looked-at' : 'calm'
  const stageBefore = useRef(stage)
  useEffect(() => {
    const hasChanged = stageBefore.current !== stage
    stageBefore.current = stage
    // The pressed button is gone, so the keyboard focus moves to what replaced it.
    if (!hasChanged || document.activeElement !== document.body) return
    const next = document.getElementById('import-report') ?? place.current?.querySelector('input')
    next?.focus()
  }, [stage])
  return (
    <section ref={place} aria-labelledby="import-title">
      <h2 id="import-title" className="mb-5 text-2xl">
        Import z&nbsp;pliku CSV
      </h2>
      <div className="grid items-start gap-x-12 gap-y-6 border-y border-line py-6 lg:grid-cols-[min(20rem,36%)_minmax(0,1fr)] xl:grid-cols-[min(24rem,36%)_minmax(0,1fr)]">
        <p className="text-sm text-mid">
          Do 50&nbsp;000 wierszy, rozdzielonych przecinkiem, średnikiem lub tabulatorem. Najpierw zobaczysz, co zmieni
          import; dopiero potem kontakty trafią na listę.
        </p>
        <div className="min-w-0 space-y-5">
          <ImportFile importing={importing} />
          {!report && (
            <PanelButton look="solid" isPending={isChecking} onClick={importing.check}>
              {isChecking ? 'Sprawdzanie...' : 'Sprawdź plik'}
            </PanelButton>
          )}
          {file && report && (
            <>
              <ImportReport report={report} isSaving={importing.isSavingFaulty} onSave={importing.saveFaulty} />
              <ImportSteps
                report={report}
                isImporting={isImporting}
                onStart={importing.start}
                onCancel={importing.forget}
              />
            </>
          )}
        </div>
      </div>
    </section>
  )
}

const columns = ['nazwa/businessName', 'email/emailAddress', 'kontakt/contactPerson', 'typ/businessType']

/** Takes a dropped or chosen file, and shows its progress. */
function ImportFile({ importing }: { importing: Importing }) {
  const { file, problem, isChecking, isImporting, percent, choose, cancel } = importing
  const [isOver, setOver] = useState(false)
  const isBusy = isChecking || isImporting
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover' && !isBusy)
    if (event.type === 'drop' && !isBusy) choose(event.dataTransfer.files[0])
  }
  return (
    <div>
      <div
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-dashed p-4 text-sm ${
          isOver ? 'border-violet bg-violet/8' : problem ? 'border-clay' : 'border-ink/40'
        }`}
      >
        <FileButton
          icon={FileSpreadsheet}
          accept=".csv"
          disabled={isBusy}
          aria-label="Plik CSV"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'import-problem import-hint' : 'import-hint'}
          choose={choose}
        >
          {file ? 'Wybierz inny' : 'Wybierz plik'}
        </FileButton>
        {isBusy ? (
          <div className="min-w-48 flex-1">
            <UploadProgress
              label="Przesyłanie pliku"
              percent={percent}
              // A file that has arrived is imported even if nobody waits.
              cancel={isChecking || percent < 100 ? cancel : undefined}
            />
          </div>
        ) : file ? (
          <span className="min-w-0">
            <span className="font-medium wrap-anywhere">{file.name}</span>{' '}
            <span className="text-mid tabular-nums">{formatSize(file.size)}</span>
          </span>
        ) : (
          <span className="text-mid">albo przeciągnij go tutaj.</span>
        )}
      </div>
      {problem && (
        <p id="import-problem" className="mt-1 text-sm font-medium text-clay">
          {problem}
        </p>
      )}
      <p id="import-hint" className="mt-2 text-xs text-mid">
        Dozwolone nazwy kolumn:{' '}
        {columns.map((names, place) => (
          <span key={names}>
            {place > 0 && ', '}
            <span className="whitespace-nowrap text-ink">{names}</span>
          </span>
        ))}
        .
      </p>
    </div>
  )
}

function formatSize(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)}\u00A0B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? `${formatNumber(Math.round(kilobytes))}\u00A0KB`
    : `${formatNumber(Math.round(kilobytes / 102.4) / 10)}\u00A0MB`
}
