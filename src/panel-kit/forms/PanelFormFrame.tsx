import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PanelForm } from './usePanelForm.ts'

interface Props<Values extends FieldValues> {
  form: PanelForm<Values>
  label: string
  children: ReactNode
  className?: string
}

/** The form element around a form's fields. Ctrl + S saves from any field. */
export function PanelFormFrame<Values extends FieldValues>({ form, label, children, className = '' }: Props<Values>) {
  const { element, submit } = form
  const saveByKeys = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    // The button takes no press while the form is being sent, and so the key that stands for it wouldn't come either.
    const isEnter = form.isSending && event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (isShortcut || isEnter) submit(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed in its fields
    <form ref={element} noValidate aria-label={label} onSubmit={submit} onKeyDown={saveByKeys} className={className}>
      {children}
    </form>
  )
}
