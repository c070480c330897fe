import { customersTexts } from '../texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readResponse } from '../../web/api.ts'
import { fetchAgain } from '../../web/fetch-again.ts'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm, type Form } from '../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { FormSaved } from './FormSaved.tsx'
import { customerSessions } from './sessions.query.ts'
import { useOwnCall } from './useOwnCall.ts'
import { NewPasswordFields } from '../recovery/NewPasswordFields.tsx'

export function PasswordForm({ email }: { email: string }) {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const ownCall = useOwnCall()
  const { password: texts, fields, error, saveFailed } = useTexts(customersTexts).accountSections
  const form: Form = useForm({
    schema: async () => (await fetchAgain(() => import('../../schemas/own-account.ts'))).passwordChangeForm,
    async send({ confirmPassword: _again, ...values }) {
      await ownCall(readResponse(api.customers.password.$put({ json: values })))
      form.clear()
      void queryClient.invalidateQueries(customerSessions(api))
    },
  })
  return (
    <FormFrame form={form}>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="currentPassword"
        label={fields.currentPassword}
        showLabel={fields.showPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} name="newPassword" texts={{ ...fields, password: fields.newPassword }} />
      <FormSaved form={form} saved={texts.changed}>
        <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
      </FormSaved>
      <p>
        <Link
          to="/store/recover"
          className="inline-block py-2 text-violet underline underline-offset-4 hover:no-underline"
        >
          {texts.forgotten}
        </Link>
      </p>
      <FormNotice form={form} title={error} fallback={saveFailed} />
    </FormFrame>
  )
}
