import { orderManagementTexts } from '../texts.ts'
import { readResponse } from '../../../web/api.ts'
import { fetchAgain } from '../../../web/fetch-again.ts'
import { AnsweredForm } from '../../../ui/forms/AnsweredForm.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'

/** Asks for the letter with a new link. What follows is the same whether or not there is such an order. */
export function OrderLinkForm() {
  const { api } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderLink
  const form = useForm({
    schema: async () => (await fetchAgain(() => import('./order-link.ts'))).orderLinkRequest,
    send: (values) => readResponse(api.store['order-links'].$post({ json: values })),
  })
  return (
    <AnsweredForm form={form} texts={texts} error={texts.error} plainTo="/order">
      <Field
        form={form}
        name="orderNumber"
        label={texts.number}
        hint={texts.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Field
        form={form}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
    </AnsweredForm>
  )
}
