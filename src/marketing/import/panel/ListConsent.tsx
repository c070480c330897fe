import { useEffect, useRef, useState } from 'react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { consentExamples, gapIn, withExample } from './list-consent.ts'

interface Props {
  id: string
  consent: string
  problem: string | undefined
  onChange(typed: string): void
}

/** The question on which consent a list rests. Its answer is kept with each of the contacts. */
export function ListConsent({ id, consent, problem, onChange }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [timesChosen, setTimesChosen] = useState(0)
  useEffect(() => {
    if (timesChosen === 0 || !box.current) return
    box.current.focus()
    // One types at once what is missing.
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
