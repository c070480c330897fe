import { FileSpreadsheet } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { FileButton } from '../../../panel-kit/fields/FileButton.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { UploadProgress } from '../../../panel-kit/fields/UploadProgress.tsx'
import type { Importing } from './useImport.ts'

const columns = ['nazwa/businessName', 'email/emailAddress', 'kontakt/contactPerson', 'typ/businessType']

/** The file: dropped or chosen, and how far it has come. */
export function ImportFile({ importing }: { importing: Importing }) {
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
              // What has arrived is imported, whoever waits for the answer.
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
