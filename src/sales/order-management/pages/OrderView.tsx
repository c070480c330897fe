import { orderManagementTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { OfficeEmail } from '../../../ui/OfficeEmail.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { hasLeft } from '../../orders/has-left.ts'
import type { OrderParam } from '../../withdrawal/withdraw-path.ts'
import type { OrderDetails } from '../order-details.ts'
import { situationOf } from './order-progress.ts'
import { OrderDocuments, type Documents } from './OrderDocuments.tsx'
import { OrderedLines } from './OrderedLines.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderWithdrawal } from './OrderWithdrawal.tsx'

interface Props {
  order: OrderDetails
  /** How its customer has come to it. */
  asked: OrderParam
  /** Asks where this order is paid. */
  pay(): Promise<{ url: string }>
  /** Chooses to pay it by bank transfer. */
  payByTransfer(): Promise<unknown>
  /** Where its documents are, and how a new one is asked for. */
  documents: Documents
  /** Called when the order may have become another one. */
  onChange(): unknown
}

/** An order as its customer follows it, by a link or in the account. */
export function OrderView({ order, asked, pay, payByTransfer, documents, onChange }: Props) {
  const { language } = useAppContext()
  const { title } = useTexts(orderManagementTexts).order
  const texts = useTexts(orderManagementTexts).orderView
  const situation = situationOf(order)
  const { heading, explanation } = texts.situations[situation]
  return (
    <>
      <h1 className="text-4xl sm:text-6xl">
        {title} <span className="inline-block max-w-full tabular-nums">{order.orderNumber}</span>
      </h1>
      <p className="mt-4 text-mid" suppressHydrationWarning>
        {texts.orderedOn(formatDay(new Date(order.createdAt), language))}
      </p>
      <section aria-labelledby="situation" className="mt-10 border-t border-line pt-8 sm:mt-14 sm:pt-10">
        <h2 id="situation" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-3 max-w-xl text-mid sm:text-lg">
          {explanation} {situation === 'cancelled_paid' && <OfficeEmail />}
        </p>
        {order.status !== 'cancelled' && <OrderProgress order={order} />}
        <OrderPayment order={order} pay={pay} payByTransfer={payByTransfer} onChange={onChange} />
      </section>
      <div className="mt-14 grid grid-cols-1 items-start gap-x-16 gap-y-14 sm:mt-20 lg:grid-cols-[minmax(0,1fr)_min(22rem,37%)]">
        <div className="min-w-0">
          <OrderedLines order={order} />
          {!order.isPayable && <OrderAgain items={order.items} />}
        </div>
        <div className="min-w-0">
          <OrderFacts order={order} />
          <OrderDocuments order={order} {...documents} onChange={onChange} />
        </div>
      </div>
      {asked.token !== undefined && order.paymentStatus !== 'pending' && hasLeft(order) && (
        <section aria-labelledby="review" className="mt-14 border-t border-line pt-8 sm:mt-20">
          <h2 id="review" className="text-2xl sm:text-3xl">
            {texts.review.heading}
          </h2>
          <p className="mt-3 max-w-xl text-mid">{texts.review.explanation}</p>
          <p className="mt-5">
            <Button asChild look="outline">
              <Link to="/review/$token" params={{ token: asked.token }}>
                {texts.review.write}
              </Link>
            </Button>
          </p>
        </section>
      )}
      <OrderWithdrawal order={order} asked={asked} />
      <p className="mt-16 border-t border-line pt-6 text-mid">
        {texts.questions} <OfficeEmail />
      </p>
    </>
  )
}
