import { orderManagementTexts } from '../texts.ts'
import { useEffect, useRef, useState } from 'react'
import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { fetchAgain } from '../../../web/fetch-again.ts'
import { focusHeading } from '../../../web/focus-heading.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { OrderDetails } from '../order-details.ts'
import { usePayment } from './usePayment.ts'

interface Props {
  order: OrderDetails
  pay(): Promise<{ url: string }>
  payByTransfer(): Promise<unknown>
  onChange(): unknown
}

/** What is still to be paid, and the way there. It says why that failed, also once the order can't be paid any more. */
export function OrderPayment({ order, pay, payByTransfer, onChange }: Props) {
  const { language, plain } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView.pay
  const { begin, choose, isOpening, failure } = usePayment(pay, onChange)
  const { transfer } = order
  const isPayable = order.isPayable || order.dueAmount !== undefined
  const wasPayable = useRef(isPayable)
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasPayable.current && !isPayable && document.activeElement === document.body) focusHeading()
    wasPayable.current = isPayable
  }, [isPayable])
  return (
    <>
      {transfer && <Transfer transfer={transfer} />}
      {isPayable && (
        <div className="mt-10">
          {transfer && <p className="max-w-xl text-mid">{texts.ratherByCard}</p>}
          <p hidden={Boolean(transfer)} className="font-display text-2xl tabular-nums">
            {order.dueAmount === undefined
              ? texts.amount(formatMoney(readMoney(order.total), language))
              : texts.difference(formatMoney(readMoney(order.dueAmount), language))}
          </p>
          <p hidden={Boolean(transfer)} className="mt-2 max-w-xl text-mid" suppressHydrationWarning>
            {order.dueAmount === undefined
              ? texts.until(formatMoment(new Date(order.payableUntil), language))
              : texts.differenceWhy}
          </p>
          <Button
            aria-disabled={isOpening}
            onClick={begin}
            look={transfer ? 'outline' : 'solid'}
            className={`mt-6 aria-disabled:cursor-default noscript:hidden ${transfer ? '' : 'aria-disabled:bg-mid'}`}
          >
            <span className="grid *:col-start-1 *:row-start-1">
              <span className={isOpening ? 'invisible' : ''}>{transfer ? texts.byCard : texts.now}</span>
              <span className={isOpening ? '' : 'invisible'}>{texts.opening}</span>
            </span>
          </Button>
          {order.isTransferOffered && (
            <Button
              look="outline"
              aria-disabled={isOpening}
              onClick={() => void choose(payByTransfer)}
              className="mt-6 sm:ml-4 noscript:hidden"
            >
              {texts.byTransfer}
            </Button>
          )}
        </div>
      )}
      {plain?.payOrder({
        isPayable,
        isTransferOffered: Boolean(order.isTransferOffered),
        paysByTransfer: Boolean(transfer),
      })}
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

type Card = typeof import('../../payments/transfers/TransferCard.tsx').TransferCard

/** Where a transfer goes: at first in bare figures, which the page has already, then with its words. */
function Transfer({ transfer }: { transfer: NonNullable<OrderDetails['transfer']> }) {
  const { language } = useAppContext()
  const [Card, setCard] = useState<Card>()
  useEffect(() => {
    const load = async () => {
      const { TransferCard, cardTexts } = await fetchAgain(() => import('../../payments/transfers/TransferCard.tsx'))
      await cardTexts.load(language)
      setCard(() => TransferCard)
    }
    // Without its words the figures stay.
    load().catch(() => {})
  }, [language])
  if (Card) return <Card transfer={transfer} />
  const { recipient, account, amount, title } = transfer
  return (
    <p className="mt-8 min-h-96 border-t border-ink pt-5 font-medium tabular-nums">
      {[recipient, account, formatMoney(readMoney(amount), language), title].map((figure) => (
        <span key={figure} className="block">
          {figure}
        </span>
      ))}
    </p>
  )
}
