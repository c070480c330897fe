import { useEffect, useRef } from 'react'
import { orderLinkTexts } from '../i18n/order-link.ts'
import { OfficeEmail } from '../site/OfficeEmail.tsx'
import { answered } from '../web/api.ts'
import { Field } from '../web/forms/Field.tsx'
import { FormFrame } from '../web/forms/FormFrame.tsx'
import { FormNotice } from '../web/forms/FormNotice.tsx'
import { SubmitButton } from '../web/forms/SubmitButton.tsx'
import { useForm } from '../web/forms/useForm.ts'
import { Button } from '../web/ui/Button.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { orderLinkRequest } from './order-link.ts'

/** Asks for the letter with a new link. What follows is the same whether or not there is such an order. */
export function OrderLinkForm() {
  const { api } = useVisit()
  const texts = usePageTexts(orderLinkTexts)
  const form = useForm({
    schema: orderLinkRequest,
    send: (values) => answered(api.store['order-links'].$post({ json: values })),
  })
  const isSent = form.state === 'sent'
  const answer = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // What had the focus is gone.
    if (isSent) answer.current?.focus()
  }, [isSent])
  return (
    <>
      <noscript>
        <p className="text-lg">
          {texts.needsJavaScript} <OfficeEmail />
        </p>
      </noscript>
      <FormFrame form={form} className="noscript:hidden">
        {!isSent && (
          <>
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
            <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
          </>
        )}
        <output ref={answer} tabIndex={-1} className="block outline-none">
          {isSent && (
            <>
              <span className="block font-display text-3xl">{texts.sent}</span>
              <span className="mt-4 block max-w-prose">{texts.sentNext}</span>
            </>
          )}
        </output>
        {isSent && (
          <Button look="outline" onClick={form.clear}>
            {texts.again}
          </Button>
        )}
        <FormNotice form={form} title={texts.error} fallback={texts.failed} />
      </FormFrame>
    </>
  )
}
