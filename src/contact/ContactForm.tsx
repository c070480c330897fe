import { contactTexts } from './texts.ts'
import { readResponse } from '../web/api.ts'
import { fetchAgain } from '../web/fetch-again.ts'
import { Field } from '../ui/forms/Field.tsx'
import { FormFrame } from '../ui/forms/FormFrame.tsx'
import { FormOutcome } from '../ui/forms/FormOutcome.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { useForm, type Form } from '../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../web/app-context.tsx'

const timeout = 30_000

export function ContactForm() {
  const { api, language } = useAppContext()
  const texts = useTexts(contactTexts).contact
  const form: Form = useForm({
    schema: async () => (await fetchAgain(() => import('./contact-message.ts'))).contactDraft,
    async send(values) {
      const init = { signal: AbortSignal.timeout(timeout) }
      await readResponse(api.contact.$post({ json: { ...values, language } }, { init }))
      form.clear()
    },
  })
  return (
    <FormFrame form={form} plain={{ to: '/contact', label: texts.send }}>
      <p className="mb-6 text-sm text-mid">{texts.allRequired}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field form={form} name="name" label={texts.name} autoComplete="name" />
        <Field form={form} name="email" label={texts.email} type="email" autoComplete="email" />
      </div>
      <Field form={form} name="message" label={texts.message} lines={12} />
      <SubmitButton form={form} label={texts.send} sendingLabel={texts.sending} />
      <FormOutcome
        form={form}
        sent={texts.sent}
        failed={
          <>
            <strong className="font-medium">{texts.failed}</strong> {form.refusal ?? texts.failedNext}
          </>
        }
      />
    </FormFrame>
  )
}
