import type { ReactNode } from 'react'
import type { Form } from './useForm.ts'

interface Props {
  form: Form
  title: string
  /** What is said when the server said nothing that is meant for people. */
  fallback: string
  /** Ways out. */
  children?: ReactNode
}

/** Why the sending failed. It stays until the next attempt, and is read out since its place is there before. */
export function FormNotice({ form, title, fallback, children }: Props) {
  return (
    // What is said at a field has the focus there; to say it here, too, would be to say it twice.
    <div role={form.hasProblems ? undefined : 'alert'} className="min-h-20">
      {form.state === 'failed' && (
        <div className="border-l-2 border-clay py-1 pl-5">
          <p className="font-medium text-clay">{title}</p>
          <p>{form.refusal ?? fallback}</p>
          {children}
        </div>
      )}
    </div>
  )
}
