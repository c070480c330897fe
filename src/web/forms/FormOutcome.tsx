import type { Form } from './useForm.ts'

interface Props {
  form: Form
  sent: string
  failed: string
  /** What to do when nobody said why it failed. */
  failedNext: string
}

/**
 * What became of the sending. Both places are there from the beginning: what is put into them later is read out, and
 * nothing has to move for it.
 */
export function FormOutcome({ form, sent, failed, failedNext }: Props) {
  return (
    <div className="min-h-15 pt-3">
      <output className="block font-display text-2xl">{form.state === 'sent' && sent}</output>
      <p role="alert" className="text-clay">
        {form.state === 'failed' && (
          <>
            <strong className="font-medium">{failed}</strong> {form.refusal ?? failedNext}
          </>
        )}
      </p>
    </div>
  )
}
