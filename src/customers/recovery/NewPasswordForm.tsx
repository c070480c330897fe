import { customersTexts } from '../texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { OfficeEmail } from '../../ui/OfficeEmail.tsx'
import { readResponse, CallFailed } from '../../web/api.ts'
import { fetchAgain } from '../../web/fetch-again.ts'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { currentCustomer } from '../customer.query.ts'
import { recoveryStateOf } from './recovery-state.query.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

export function NewPasswordForm() {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const { token = '' } = useParams({ strict: false })
  const { choice: texts, fields, error, needsJavaScript } = useTexts(customersTexts).recovery
  const stateOfLink = recoveryStateOf(api, token)

  async function save(password: string) {
    const call = api.customers['password-recovery'][':token'].$put({ param: { token }, json: { password } })
    await readResponse(call).catch(async (failure: unknown) => {
      // Used or expired since the page came: the page says so.
      const isGone = failure instanceof CallFailed && [404, 409].includes(failure.status)
      if (isGone) await queryClient.invalidateQueries(stateOfLink)
      throw failure
    })
    // Whoever was signed in here to this account isn't any more.
    void queryClient.invalidateQueries(currentCustomer(api))
    queryClient.setQueryData(stateOfLink.queryKey, { state: 'done' as const })
  }

  const form = useForm({
    schema: async () => (await fetchAgain(() => import('../password-forms.ts'))).newPasswordForm,
    send: ({ password }) => save(password),
  })
  return (
    <FormFrame
      form={form}
      withoutScripts={
        <>
          {needsJavaScript} <OfficeEmail />
        </>
      }
    >
      <NewPasswordFields form={form} name="password" texts={{ ...fields, password: fields.newPassword }} />
      <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
      <FormNotice form={form} title={error} fallback={texts.failed} />
    </FormFrame>
  )
}
