import type { ReactNode } from 'react'
import type { Form } from '../../ui/forms/useForm.ts'

/** The button of a form that stays as it is when it was saved, and, beside it, that it was. */
export function FormSaved({ form, saved, children }: { form: Form; saved: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {children}
      <output className="font-display text-xl">{form.state === 'sent' && saved}</output>
    </div>
  )
}
