import { useEffect, useRef } from 'react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { useImport } from './useImport.ts'

/** A list of contacts from a file: first what would become of it, then on which consent it rests, then the list itself. */
export function ImportContacts() {
  const importing = useImport()
  const { file, report, isChecking, isImporting } = importing
  const place = useRef<HTMLElement>(null)
  const stage = isChecking || isImporting ? 'busy' : report ? 'looked-at' : 'calm'
  const stageBefore = useRef(stage)
  useEffect(() => {
    const hasChanged = stageBefore.current !== stage
    stageBefore.current = stage
    // What was pressed has gone; who works with keys goes on at what has come instead.
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
