import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { useUnsavedChanges } from '../../../panel-kit/forms/unsaved.ts'
import type { ImportReport } from '../contact-import.ts'
import { importLabel } from '../../contacts/panel/contact-words.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { consentExamples, consentProblem, gapIn, withExample } from './list-consent.ts'
import type { ImportAsked } from './send-import.ts'

interface Props {
  report: ImportReport
  isImporting: boolean
  onStart(asked: ImportAsked): void
  onCancel(): void
}

/** What the administrator decides before a checked file is imported. */
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

interface ListConsentProps {
  id: string
  consent: string
  problem: string | undefined
  onChange(typed: string): void
}

/** Asks on which consent the list rests. The answer is stored with each contact. */
function ListConsent({ id, consent, problem, onChange }: ListConsentProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [timesChosen, setTimesChosen] = useState(0)
  useEffect(() => {
    if (timesChosen === 0 || !box.current) return
    box.current.focus()
    // Selects the first gap, so that one can type at once.
    const gap = gapIn(box.current.value)
    if (gap >= 0) box.current.setSelectionRange(gap, gap + 1)
  }, [timesChosen])
  return (
    <div className="max-w-2xl">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Na jakiej zgodzie opiera się ta lista?
      </label>
      <textarea
        ref={box}
        id={id}
        rows={3}
        value={consent}
        aria-required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={panelBox}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1 text-xs text-mid">
        Odpowiedź zostanie zapisana przy każdym kontakcie. Przykłady do uzupełnienia:
      </p>
      <div className="mt-1 -ml-3.5 flex flex-wrap gap-1">
        {consentExamples.map(({ label, text }) => (
          <PanelButton
            key={label}
            look="quiet"
            onClick={() => {
              onChange(withExample(consent, text))
              setTimesChosen((times) => times + 1)
            }}
          >
            {label}
          </PanelButton>
        ))}
      </div>
    </div>
  )
}
