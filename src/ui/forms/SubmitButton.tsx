import { Button } from '../Button.tsx'
import type { Form } from './useForm.ts'

interface Props {
  form: Form
  label: string
  sendingLabel: string
}

/**
 * Sends a form. While it does it looks and is announced as disabled, but keeps the focus, which an element that really
 * is disabled would lose. It is as wide as the longer of its labels, so that it doesn't jump.
 */
export function SubmitButton({ form, label, sendingLabel }: Props) {
  const { isSending } = form
  return (
    <Button type="submit" aria-disabled={isSending} className="aria-disabled:bg-mid aria-disabled:cursor-default">
      <span className="grid *:col-start-1 *:row-start-1">
        <span className={isSending ? 'invisible' : ''}>{label}</span>
        <span className={isSending ? '' : 'invisible'}>{sendingLabel}</span>
      </span>
    </Button>
  )
}
