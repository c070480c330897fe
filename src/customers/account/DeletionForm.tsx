import { customersTexts } from '../texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { readResponse } from '../../web/api.ts'
import { fetchAgain } from '../../web/fetch-again.ts'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { setFreshQueryData } from '../../web/set-fresh-query-data.ts'
import { showToast } from '../../ui/toasts.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { currentCustomer } from '../customer.query.ts'
import { useOwnCall } from './useOwnCall.ts'

/** Behind a disclosure, and only with the password: nobody deletes an account by a slip or on another's device. */
export function DeletionForm() {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const ownCall = useOwnCall()
  const { deletion: texts, fields, error } = useTexts(customersTexts).accountSections
  const form = useForm({
    schema: async () => (await fetchAgain(() => import('../customer.ts'))).deletionRequest,
    async send(values) {
      await ownCall(readResponse(api.customers.deletion.$post({ json: values })))
      showToast({ text: texts.done })
      await navigate({ to: '/store' })
      await setFreshQueryData(queryClient, currentCustomer(api).queryKey, null)
    },
  })
  return (
    <details className="group">
      <summary className="inline-block py-2 text-clay underline underline-offset-4 hover:no-underline">
        {texts.open}
      </summary>
      <p className="mt-4 max-w-prose">{texts.explanation}</p>
      <FormFrame form={form} className="mt-8">
        <PasswordField
          form={form}
          name="password"
          label={fields.currentPassword}
          showLabel={fields.showPassword}
          autoComplete="current-password"
        />
        <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
        <FormNotice form={form} title={error} fallback={texts.failed} />
      </FormFrame>
    </details>
  )
}
