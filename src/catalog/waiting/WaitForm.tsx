import { useEffect } from 'react'
import { Field } from '../../ui/forms/Field.tsx'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormOutcome } from '../../ui/forms/FormOutcome.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm, type Form } from '../../ui/forms/useForm.ts'
import { readResponse } from '../../web/api.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import { catalogTexts } from '../texts.ts'
import { stockWaitDraft } from './stock-wait.ts'

/** Takes an address for one letter, under the words that are agreed to. */
export default function WaitForm({ slug }: { slug: string }) {
  const { api } = useAppContext()
  const texts = useTexts(catalogTexts).stockWait
  const form: Form = useForm({
    schema: stockWaitDraft,
    async send(values) {
      await readResponse(api.store.products[':slug'].waiting.$post({ param: { slug }, json: values }))
      form.clear()
    },
  })
  const { element } = form
  // The button that opened it is gone.
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  return (
    <FormFrame form={form}>
      <Field form={form} name="email" label={texts.email} type="email" autoComplete="email" />
      <p className="mb-4 text-sm text-mid">{texts.consent}</p>
      <SubmitButton form={form} label={texts.send} sendingLabel={texts.sending} />
      <FormOutcome form={form} sent={texts.sent} failed={form.refusal ?? texts.failed} />
    </FormFrame>
  )
}
