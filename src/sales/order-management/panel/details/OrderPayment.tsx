import { readMoney } from '../../../../kernel/money.ts'
import { formatAmount, formatMoment } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'
import { Fact, Facts, OrderSection } from '../OrderSection.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'

const providers = { stripe: 'Stripe', demo: 'Demo', none: 'bez płatności' }
const paymentStates: Record<OrderRecord['payments'][number]['state'], string> = {
  creating: 'rozpoczynana',
  open: 'czeka na klienta',
  processing: 'w\u00A0toku',
  paid: 'zapłacona',
  declined: 'odrzucona',
  expired: 'wygasła',
  superseded: 'zastąpiona nową',
  flagged: 'zapłacona, do wyjaśnienia',
}

export const nameOfPayment = ({ amount, provider, createdAt, state }: OrderRecord['payments'][number]) =>
  `${formatAmount(amount)}, ${providers[provider]}, ${formatMoment(createdAt)} – ${paymentStates[state]}`

/** How it was paid, and what went back. */
export function OrderPayment({ order }: { order: OrderRecord }) {
  const { paymentStatus, paymentMethod, stripeSessionId, paidAt, payments, refundedAmount } = order
  const hasRefund = readMoney(refundedAmount) > 0
  return (
    <OrderSection heading="Informacje o płatności">
      <Facts>
        <Fact name="Metoda">{paymentMethod || providers.none}</Fact>
        <Fact name="Stan">
          {paymentStatus === 'paid' ? 'Opłacone' : 'Nieopłacone'}
          {hasRefund && ` · zwrócono ${formatAmount(refundedAmount)}`}
        </Fact>
        {paidAt && <Fact name="Opłacono">{formatMoment(paidAt)}</Fact>}
        {stripeSessionId && (
          <Fact name="Sesja płatności">
            <span className="break-all">{stripeSessionId}</span>
          </Fact>
        )}
      </Facts>
      {payments.length > 1 && (
        <>
          <h4 className="mt-4 mb-1 font-medium">Płatności</h4>
          <ul>
            {payments.map((payment) => (
              <li key={payment.id} className="border-t border-line py-1.5 tabular-nums">
                {nameOfPayment(payment)}
              </li>
            ))}
          </ul>
        </>
      )}
      <OrderRefunds refunds={order.refunds} />
    </OrderSection>
  )
}
