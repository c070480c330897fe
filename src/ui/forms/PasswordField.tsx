import { useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { box, fieldAttributes, Labelled } from './Field.tsx'
import type { Form } from './useForm.ts'

const eye =
  'M2.5 12c2.4-4.2 5.6-6.3 9.5-6.3s7.1 2.1 9.5 6.3c-2.4 4.2-5.6 6.3-9.5 6.3S4.9 16.2 2.5 12M12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6'

interface Props {
  form: Form
  name: string
  label: string
  /** What the button says that makes the password readable. */
  showLabel: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  /** Another field, about which what is said depends on this one, too. */
  alsoChecks?: string
}

/** A password, of any length and pasted if one likes, which can be made readable. */
export function PasswordField({ form, name, label, showLabel, hint, autoComplete, alsoChecks }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const { isSending } = form
  const { ref, ...registered } = form.register(name, alsoChecks === undefined ? {} : { deps: [alsoChecks] })
  const attributes = fieldAttributes(form, name, hint)
  const turn = () => {
    const field = input.current
    const caret = field === document.activeElement && field && ([field.selectionStart, field.selectionEnd] as const)
    setShown(!isShown)
    // Browsers put it elsewhere when the kind of a field changes, some of them only after this click.
    if (caret) requestAnimationFrame(() => field.setSelectionRange(...caret))
  }
  return (
    <Labelled form={form} name={name} label={label} hint={hint}>
      <div className="relative">
        <input
          ref={(element) => {
            ref(element)
            input.current = element
          }}
          {...attributes}
          {...registered}
          // Sent as what it is, so that browsers offer to keep it as a password and nothing else.
          type={isShown && !isSending ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          readOnly={isSending}
          className={`${box} pr-14 read-only:text-mid [&::-ms-reveal]:hidden`}
        />
        <button
          type="button"
          aria-label={`${showLabel}: ${label}`}
          aria-pressed={isShown}
          aria-controls={attributes.id}
          // The focus stays in the field, and the caret with it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={turn}
          className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded text-mid hover:text-ink"
        >
          <Icon path={isShown ? `${eye}M4 4l16 16` : eye} className="size-5" />
        </button>
      </div>
    </Labelled>
  )
}
