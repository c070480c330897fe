import { withdrawalTexts } from '../texts.ts'
import { useEffect, useRef } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormFrame } from '../../../ui/forms/FormFrame.tsx'
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx'
import { useForm, type Form } from '../../../ui/forms/useForm.ts'
import { useTexts } from '../../../web/app-context.tsx'
import { fetchAgain } from '../../../web/fetch-again.ts'
import { meantGoods } from '../handling/meant-goods.ts'
import { readOrderNumber } from '../../orders/order-number.ts'
import type { Declared } from '../withdrawal.ts'
import type { KnownOrder } from './WithdrawalAnswer.tsx'

interface Props {
  known: KnownOrder | undefined
  isHidden: boolean
  onReview(declared: Declared): void
}

/** The first step: who withdraws from what. Whose order is known says only what that doesn't. */
export function WithdrawalForm({ known, isHidden, onReview }: Props) {
  const texts = useTexts(withdrawalTexts).withdrawalSteps
  const heading = useRef<HTMLHeadingElement>(null)
  const form: Form = useForm({
    async schema() {
      const { ownWithdrawalDraft, withdrawalDraft } = await fetchAgain(() => import('../withdrawal.ts'))
      return known ? ownWithdrawalDraft : withdrawalDraft
    },
    async send(typed) {
      const { orderNumber, customerEmail: email } = known ?? { orderNumber: '', customerEmail: '' }
      const declared = { orderNumber, email, ...typed }
      onReview({
        ...declared,
        orderNumber: readOrderNumber(declared.orderNumber) ?? declared.orderNumber,
        goods: meantGoods(declared.goods),
      })
    },
  })
  const wasHidden = useRef(isHidden)
  useEffect(() => {
    // The button that led back here is gone.
    if (wasHidden.current && !isHidden) heading.current?.focus()
    wasHidden.current = isHidden
  }, [isHidden])
  return (
    <div hidden={isHidden}>
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {texts.write}
      </h2>
      {known && (
        <p className="mt-4 text-lg">
          {texts.order} <span className="font-medium tabular-nums">{known.orderNumber}</span>
        </p>
      )}
      <FormFrame form={form} plain={{ to: '/withdraw', label: texts.toReview }} className="mt-4 max-w-3xl">
        <p className="mb-6 text-sm text-mid">{texts.required}</p>
        <Field
          form={form}
          name="name"
          label={texts.name}
          autoComplete="name"
          {...(known && { defaultValue: known.customerName })}
        />
        {!known && (
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
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
            />
          </div>
        )}
        <Field form={form} name="goods" label={texts.goods} hint={texts.goodsHint} isOptional lines={2} />
        <Field form={form} name="remark" label={texts.remark} hint={texts.remarkHint} isOptional lines={2} />
        {known && <p className="pb-4 text-mid">{texts.confirmationTo(known.customerEmail)}</p>}
        <SubmitButton form={form} label={texts.toReview} sendingLabel={texts.checking} />
        <p role="alert" className="min-h-7 text-clay">
          {form.state === 'failed' && texts.failedToCheck}
        </p>
      </FormFrame>
    </div>
  )
}
