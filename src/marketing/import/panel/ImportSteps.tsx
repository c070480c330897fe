import { useId, useState, type FormEvent } from 'react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { useUnsavedChanges } from '../../../panel-kit/forms/unsaved.ts'
import type { ImportReport } from '../contact-import.ts'
import { importLabel } from '../../contacts/panel/contact-words.ts'
import { consentProblem } from './list-consent.ts'
import { ListConsent } from './ListConsent.tsx'
import type { ImportAsked } from './send-import.ts'

interface Props {
  report: ImportReport
  isImporting: boolean
  onStart(asked: ImportAsked): void
  onCancel(): void
}

/** What must be known before a list that was looked at is imported. */
export function ImportSteps({ report: { newCount, differingCount }, isImporting, onStart, onCancel }: Props) {
  const id = useId()
  const [consent, setConsent] = useState('')
  const [updates, setUpdates] = useState(false)
  const [wasSent, setSent] = useState(false)
  useUnsavedChanges(consent !== '')
  const count = newCount + (updates ? differingCount : 0)
  const problem = wasSent ? consentProblem(consent) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isImporting || count === 0) return
    setSent(true)
    if (consentProblem(consent)) document.getElementById(id)?.focus()
    else onStart({ consent: consent.trim(), ...(updates && { update: 'true' }) })
  }
  return (
    <form noValidate aria-label="Import kontaktów" onSubmit={submit} className="space-y-4 border-t border-line pt-5">
      {differingCount > 0 && (
        <label className="flex min-h-9 items-center gap-3 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={updates}
            onChange={({ currentTarget }) => setUpdates(currentTarget.checked)}
            className="size-4 shrink-0 accent-violet"
          />
          <span>
            Zaktualizuj kontakty, które już są na liście{' '}
            <span className="text-mid tabular-nums">(inne dane w&nbsp;pliku: {formatNumber(differingCount)})</span>
          </span>
        </label>
      )}
      {count > 0 ? (
        <ListConsent id={id} consent={consent} problem={problem} onChange={setConsent} />
      ) : (
        <p className="text-sm text-mid">Nie ma czego importować: w&nbsp;pliku nie ma żadnego nowego kontaktu.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <PanelButton type="submit" look="solid" isPending={isImporting}>
            {isImporting ? 'Importowanie...' : importLabel(count)}
          </PanelButton>
        )}
        <PanelButton isPending={isImporting} onClick={onCancel}>
          Anuluj
        </PanelButton>
      </div>
    </form>
  )
}
