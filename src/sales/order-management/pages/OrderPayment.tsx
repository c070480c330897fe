import { orderManagementTexts } from '../texts.ts'
import { useEffect, useRef } from 'react'
import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { OfficeEmail } from '../../../ui/OfficeEmail.tsx'
import { focusHeading } from '../../../web/focus-heading.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { OrderDetails } from '../order-details.ts'
import { usePayment } from './usePayment.ts'

interface Props {
  order: OrderDetails
  pay(): Promise<{ url: string }>
  onChange(): unknown
}

/** What is still to be paid, and the way there. It says why that failed, also once the order can't be paid any more. */
export function OrderPayment({ order, pay, onChange }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView.pay
  const { begin, isOpening, failure } = usePayment(pay, onChange)
  const wasPayable = useRef(order.isPayable)
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasPayable.current && !order.isPayable && document.activeElement === document.body) focusHeading()
    wasPayable.current = order.isPayable
  }, [order.isPayable])
  return (
    <>
      {order.isPayable && (
        <div className="mt-10">
          <p className="font-display text-2xl tabular-nums">
            {texts.amount(formatMoney(readMoney(order.total), language))}
          </p>
          <p className="mt-2 max-w-xl text-mid" suppressHydrationWarning>
            {texts.until(formatMoment(new Date(order.payableUntil), language))}
          </p>
          <Button
            aria-disabled={isOpening}
            onClick={begin}
            className="mt-6 aria-disabled:cursor-default aria-disabled:bg-mid noscript:hidden"
          >
            <span className="grid *:col-start-1 *:row-start-1">
              <span className={isOpening ? 'invisible' : ''}>{texts.now}</span>
              <span className={isOpening ? '' : 'invisible'}>{texts.opening}</span>
            </span>
          </Button>
          <noscript>
            <p className="mt-6">
              {texts.needsJavaScript} <OfficeEmail />
            </p>
          </noscript>
        </div>
      )}
      <div role="alert">
        {failure && (
          <p className="mt-6 max-w-xl border-l-2 border-clay pl-5 font-medium text-clay">
            {failure.sentence ?? texts.failed}
          </p>
        )}
      </div>
    </>
  )
}
