import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { sentenceOf } from '../../panel-kit/panel-api.ts'

interface Props {
  /** What is shown, and pressed to change it. */
  children: ReactNode
  /** Says what the button does. */
  title: string
  /** What the field is called while it is open. */
  label: string
  /** What is typed there at first. */
  value: string
  inputMode: 'decimal' | 'numeric' | 'text'
  /** Whoever had it refused can press Enter again: what they typed stays. */
  save(typed: string): Promise<unknown>
}

/** A value in a list that is changed where it stands: a press, the new value, Enter. Escape gives it up. */
export function InlineValue({ children, title, label, value, inputMode, save }: Props) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setTyped(undefined)
    setProblem(undefined)
    requestAnimationFrame(() => button.current?.focus())
  }
  const submit = async (wanted: string) => {
    if (wanted.trim() === value) return close()
    setSaving(true)
    try {
      await save(wanted.trim())
      close()
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setSaving(false)
    }
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      // The form beside the list listens to that key, too.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isSaving) void submit(event.currentTarget.value)
  }
  if (typed === undefined)
    return (
      <button
        ref={button}
        type="button"
        title={title}
        onClick={() => setTyped(value)}
        className="inline-flex min-h-7 max-w-full items-center rounded text-left hover:bg-ink/8 pointer-coarse:min-h-11"
      >
        {children}
      </button>
    )
  return (
    <span className="block w-36 max-w-full text-left whitespace-normal">
      <input
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed
        autoFocus
        onFocus={({ target }) => target.select()}
        inputMode={inputMode}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => {
          if (target.value.trim() === value) setTyped(undefined)
        }}
        onKeyDown={press}
        className={`${panelBox} tabular-nums`}
      />
      <output className="block text-xs text-clay">{isSaving ? 'Zapisywanie...' : problem}</output>
    </span>
  )
}
