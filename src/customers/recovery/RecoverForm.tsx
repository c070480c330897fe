import { customersTexts } from '../texts.ts'
import { OfficeEmail } from '../../ui/OfficeEmail.tsx'
import { readResponse } from '../../web/api.ts'
import { fetchAgain } from '../../web/fetch-again.ts'
import { AnsweredForm } from '../../ui/forms/AnsweredForm.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'

/** Asks for the letter with the link. What follows is the same whether or not there is an account. */
export function RecoverForm() {
  const { api } = useAppContext()
  const { request: texts, fields, error, needsJavaScript } = useTexts(customersTexts).recovery
  const form = useForm({
    schema: async () => (await fetchAgain(() => import('../customer.ts'))).recoveryRequest,
    send: (values) => readResponse(api.customers['password-recovery'].$post({ json: values })),
  })
  return (
    <AnsweredForm
      form={form}
      texts={texts}
      error={error}
      withoutScripts={
        <>
          {needsJavaScript} <OfficeEmail />
        </>
      }
    >
      <Field form={form} name="email" label={fields.email} type="email" autoComplete="username" autoCapitalize="none" />
    </AnsweredForm>
  )
}
