import { isTaxExempt } from '../../../catalog/tax-exemption.ts'
import { checkoutTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatMoney } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { CheckoutSettings } from '../checkout.ts'
import { Figures } from './Figures.tsx'
import type { Notice } from './notice.ts'
import { Terms } from './Terms.tsx'
import type { Totals } from '../totals.ts'

interface Props {
  totals: Totals
  isReckoning: boolean
  isSent: boolean
  isProcessing: boolean
  /** Whether something in the cart stands in the way. */
  leadsToCart: boolean
  payments: CheckoutSettings['payments'] | undefined
  /** By what one pays on the provider's page, as far as that is known. */
  marks: ReactNode
  /** Where the customer chooses how to pay, if there is a choice. */
  way: ReactNode
  paysByTransfer: boolean
  isClosed: boolean
  notice: Notice | undefined
  onPay(): void
}

/** What it comes to at last, and the button that orders it. */
export function PaymentCard(props: Props) {
  const {
    totals,
    isReckoning,
    isSent,
    isProcessing,
    leadsToCart,
    payments,
    marks,
    way,
    paysByTransfer,
    isClosed,
    notice,
    onPay,
  } = props
  const { language } = useAppContext()
  const { payment: texts, figures, cartProblems } = useTexts(checkoutTexts).checkoutForm
  return (
    <section aria-labelledby="payment-heading" className="border-t border-line pt-8 lg:sticky lg:top-28">
      <h2 id="payment-heading" className="text-2xl sm:text-3xl">
        {texts.heading}
      </h2>
      <div className="mt-3">
        <Figures totals={totals} isReckoning={isReckoning} isSent={isSent} />
      </div>
      {!isTaxExempt.now() && <p className="mt-3 text-sm text-mid">{figures.withTax}</p>}
      {way}
      <output className="sr-only">
        {isProcessing
          ? texts.processing
          : !isReckoning && isSent && figures.totalIs(formatMoney(totals.total, language))}
      </output>
      {payments === 'demo' && !paysByTransfer && (
        <p className="mt-4 border-l-2 border-sea pl-4 text-sm">{texts.demo}</p>
      )}
      <div className="mt-6 grid">
        {leadsToCart ? (
          <Button asChild>
            <Link to="/cart">{cartProblems.toCart}</Link>
          </Button>
        ) : (
          <Button
            aria-disabled={isProcessing}
            onClick={onPay}
            className="aria-disabled:cursor-default aria-disabled:bg-mid"
          >
            <span className="grid *:col-start-1 *:row-start-1">
              <span className={isProcessing ? 'invisible' : ''}>{texts.pay}</span>
              <span className={isProcessing ? '' : 'invisible'}>{texts.processing}</span>
            </span>
          </Button>
        )}
      </div>
      {!paysByTransfer && marks}
      <Alert notice={notice} isClosed={isClosed} />
      <Terms />
    </section>
  )
}

/** Why it was not ordered, and the way out. */
function Alert({ notice, isClosed }: { notice: Notice | undefined; isClosed: boolean }) {
  const { payment: texts, toCart } = useTexts(checkoutTexts).checkoutForm
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice) box.current?.focus()
  }, [notice])
  const shown: Notice | undefined = notice ?? (isClosed ? { sentence: texts.closed } : undefined)
  const leadToField = () =>
    document.querySelector<HTMLElement>('#checkout :is([aria-invalid=true], [data-problem], [data-unsaved])')?.focus()
  return (
    <div role="alert">
      {shown && (
        <div
          ref={box}
          tabIndex={-1}
          className="mt-5 rounded border border-clay bg-clay/5 px-5 py-4 wrap-anywhere outline-offset-3"
        >
          <p className="font-medium text-clay">{shown.sentence}</p>
          {shown.details && (
            <ul className="mt-2 text-sm tabular-nums">
              {shown.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {shown.way === 'field' && (
            <button type="button" onClick={leadToField} className={wayLook}>
              {texts.toField}
            </button>
          )}
          {shown.way === 'cart' && (
            <Link to="/cart" className={wayLook}>
              {toCart}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

const wayLook = 'mt-1 inline-block min-h-11 py-2 text-left font-medium text-violet underline underline-offset-4'
