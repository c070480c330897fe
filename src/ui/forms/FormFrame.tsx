import { useEffect, type FormEvent, type ReactNode } from 'react'
import { typedBefore } from '../../web/language-change.ts'
import { useAppContext } from '../../web/app-context.tsx'
import type { Form } from './useForm.ts'

interface Props {
  form: Form
  /** What stands there instead where no scripts run. */
  withoutScripts?: ReactNode
  /** The page that takes the form where no scripts run, and what the button says that sends it. */
  plain?: { to: string; label: string } | undefined
  children: ReactNode
  className?: string
}

/**
 * A form of ours around its fields. Before it lives, sending does nothing: the method of dialogs has no address to go
 * to, so what was typed never ends up in one.
 */
export function FormFrame({ form, withoutScripts, plain, children, className = '' }: Props) {
  const { plain: parts } = useAppContext()
  const { element, isSending, setValue, prepare, begin } = form
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Some browsers and programs fill in fields without a word.
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') setValue(name, value)
    form.submit(event)
  }
  useEffect(() => {
    for (const [name, value] of element.current ? typedBefore(element.current) : []) setValue(name, value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the form is there.
  }, [])
  return (
    <>
      {withoutScripts && (
        <noscript>
          <p className="text-lg">{withoutScripts}</p>
        </noscript>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Whatever has the focus in it. */}
      <form
        ref={element}
        id={form.id}
        method="dialog"
        noValidate
        aria-busy={isSending}
        onFocus={prepare}
        onInput={begin}
        onSubmit={submit}
        className={`relative space-y-4 ${withoutScripts ? 'noscript:hidden' : ''} ${plain ? 'noscript:[&_[type=submit]]:hidden' : ''} ${className}`}
      >
        {children}
        <Trap />
      </form>
      {plain && parts?.submit({ ...plain, form: form.id })}
    </>
  )
}

/** Nobody sees, hears or reaches this field; programs that fill in everything fill it in, too. */
export function Trap() {
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Subject
        <input name="subject" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
