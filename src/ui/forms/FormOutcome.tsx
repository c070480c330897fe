import type { ReactNode } from 'react'
import type { Form } from './useForm.ts'

/**
 * What became of the sending. Both places are there from the beginning: what is put into them later is read out, and
 * nothing has to move for it.
 */
export function FormOutcome({ form, sent, failed }: { form: Form; sent: string; failed: ReactNode }) {
  return (
    <div className="min-h-16 pt-3">
      <output tabIndex={-1} className="block font-display text-2xl outline-none">
        {form.state === 'sent' && sent}
      </output>
      <p role="alert" className="text-clay">
        {form.state === 'failed' && failed}
      </p>
    </div>
  )
}
