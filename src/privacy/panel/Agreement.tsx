import { useId, useState, type FormEvent } from 'react'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'

const agreement = 'usuń'

interface Props {
  isPending: boolean
  onAgree(): void
  onClose(): void
}

/** What can't be taken back is agreed to in a word, not by a press that slips. */
export function Agreement({ isPending, onAgree, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isUnsure, setUnsure] = useState(false)
  const decide = (event: FormEvent) => {
    event.preventDefault()
    const agrees = typed.trim().toLowerCase() === agreement
    setUnsure(!agrees)
    if (agrees) onAgree()
    else document.getElementById(id)?.focus()
  }
  return (
    <form noValidate onSubmit={decide} className="mt-8 border-t border-line pt-5">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Aby potwierdzić, wpisz: {agreement}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isUnsure || undefined}
          aria-describedby={isUnsure ? `${id}-problem` : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={`${panelBox} max-w-48`}
        />
        <PanelButton type="submit" look="danger" isPending={isPending}>
          {isPending ? 'Usuwanie...' : 'Usuń dane'}
        </PanelButton>
        <PanelButton onClick={onClose}>Anuluj</PanelButton>
      </div>
      {isUnsure && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          Wpisz słowo „{agreement}”, aby potwierdzić.
        </p>
      )}
    </form>
  )
}
