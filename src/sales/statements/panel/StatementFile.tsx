import { FileUp } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { FileButton } from '../../../panel-kit/fields/FileButton.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { panelFailures } from '../../../schemas/panel-failures.ts'
import { readResponse } from '../../../web/api.ts'
import { showToast } from '../../../ui/toasts.ts'
import { maxStatementBytes, type StatementReport } from '../statement.ts'
import { faultWords } from './statement-words.ts'

/** Takes a bank's statement, dropped or chosen, and says what it brought. Nothing is booked by that. */
export function StatementFile() {
  const [report, setReport] = useState<StatementReport>()
  const [isOver, setOver] = useState(false)
  const { act, isPending } = useAction({
    call: (statementFile: File) => readResponse(api.admin['statement-lines'].import.$post({ form: { statementFile } })),
    failed: { title: 'Błąd importu' },
    onDone: (read) => setReport(read),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    setReport(undefined)
    // The server would refuse it after the first part, which browsers report as a broken connection.
    if (file.size > maxStatementBytes)
      showToast({ title: 'Błąd importu', text: panelFailures.statement_too_large, tone: 'failure' })
    else act(file)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover' && !isPending)
    if (event.type === 'drop' && !isPending) choose(event.dataTransfer.files[0])
  }
  return (
    <div className="mb-6 space-y-3">
      <div
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-dashed p-4 text-sm ${isOver ? 'border-violet bg-violet/8' : 'border-ink/40'}`}
      >
        <FileButton
          icon={FileUp}
          accept=".csv,.txt,.sta,.mt940,.940"
          disabled={isPending}
          aria-label="Wyciąg z banku"
          aria-describedby="statement-hint"
          choose={choose}
        >
          {isPending ? 'Wczytywanie...' : 'Wczytaj wyciąg'}
        </FileButton>
        <span id="statement-hint" className="min-w-0 flex-1 basis-56 text-mid">
          Plik CSV albo MT940 ze strony banku, także przeciągnięty tutaj. Wczytanie niczego nie księguje, a&nbsp;ten sam
          wyciąg można wczytać drugi raz.
        </span>
      </div>
      {report && <Report report={report} />}
    </div>
  )
}

function Report({ report: { message, faults, faultyCount } }: { report: StatementReport }) {
  return (
    <div className="text-sm">
      <output className="block font-medium">{message}</output>
      {faults.length > 0 && (
        <ul className="mt-1 text-clay">
          {faults.map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>
              Wiersz {line}: {faultWords[reason]}
            </li>
          ))}
          {faults.length < faultyCount && <li>Pokazano pierwsze {faults.length}.</li>}
        </ul>
      )}
    </div>
  )
}
