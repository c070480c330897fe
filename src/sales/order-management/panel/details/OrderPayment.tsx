import { formatRate } from '../../../../i18n/format.ts'
import { readMoney } from '../../../../kernel/money.ts'
import { formatAmount, formatMoment } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'
import { takenByHandNames } from '../order-words.ts'
import { Fact, Facts, OrderSection } from '../OrderSection.tsx'
import { OrderDisputes } from './OrderDisputes.tsx'
import { OrderTransfers } from './OrderTransfers.tsx'
import { RefundToSend } from './RefundToSend.tsx'
import { PanelBadge, type Tone } from '../../../../panel-kit/PanelBadge.tsx'

const providers = {
  stripe: 'Stripe',
  demo: 'Demo',
  none: 'bez płatności',
  transfer: 'przelew',
  cash: 'gotówka',
  terminal: 'karta na miejscu',
}
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

export function OrderPayment({ order }: { order: OrderRecord }) {
  const { paymentStatus, paymentMethod, stripeSessionId, paidAt, payments, refundedAmount } = order
  const hasRefund = readMoney(refundedAmount) > 0
  return (
    <OrderSection heading="Informacje o płatności">
      <Facts>
        <Fact name="Metoda">{takenByHandNames[paymentMethod] ?? (paymentMethod || providers.none)}</Fact>
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
      <OrderTransfers order={order} />
      <OrderDisputes order={order} />
      <OrderRefunds refunds={order.refunds} />
    </OrderSection>
  )
}

type Refund = OrderRecord['refunds'][number]

const states: Record<Refund['state'], { name: string; tone: Tone; explanation?: string }> = {
  done: { name: 'Zwrócono', tone: 'good' },
  waiting: { name: 'W\u00A0toku', tone: 'waiting', explanation: 'Operator płatności jeszcze nie potwierdził.' },
  refused: {
    name: 'Odmowa',
    tone: 'bad',
    explanation: 'Operator płatności odmówił zwrotu. Klient nie dostał pieniędzy.',
  },
}

/** No operator stands between the office and the customer: it sends the money itself. */
const statesByTransfer: typeof states = {
  done: { name: 'Zwrócono', tone: 'good' },
  waiting: {
    name: 'Do odesłania',
    tone: 'waiting',
    explanation:
      'Zrób przelew do klienta w\u00A0banku, a\u00A0potem naciśnij „Odesłano”. Klient dostanie wtedy e-mail.',
  },
  refused: { name: 'Nie odesłano', tone: 'bad', explanation: 'Zrezygnowano z\u00A0tego zwrotu.' },
}

function OrderRefunds({ refunds }: { refunds: Refund[] }) {
  if (refunds.length === 0) return null
  return (
    <>
      <h4 className="mt-4 mb-1 font-medium">Zwroty</h4>
      <ul>
        {refunds.map((refund) => {
          const { id, amount, vatRate, state, reason, refusal, administrator, createdAt, byTransfer, sentOn, way } =
            refund
          const { name, tone, explanation } = (byTransfer ? statesByTransfer : states)[state]
          return (
            <li key={id} className="border-t border-line py-2">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium tabular-nums">{formatAmount(amount)}</span>
                <PanelBadge tone={tone}>{name}</PanelBadge>
                <span className="text-mid tabular-nums">
                  {formatMoment(createdAt)}, {administrator ?? 'u\u00A0operatora płatności'}
                </span>
              </p>
              {vatRate !== null && <p>Za towary ze stawką VAT {formatRate(vatRate, 'pl')}%</p>}
              {reason && <p>{reason}</p>}
              {explanation && (
                <p className={state === 'refused' ? 'text-clay' : 'text-mid'}>
                  {explanation} {refusal && !byTransfer && `(${refusal})`}
                </p>
              )}
              {way === 'chargeback' && <p className="text-mid">Oddał bank klienta po przegranym sporze.</p>}
              {sentOn && (
                <p className="text-mid tabular-nums">
                  {way === 'outside' ? 'Oddano poza sklepem' : 'Odesłano przelewem'} {sentOn}
                </p>
              )}
              {byTransfer && state === 'waiting' && <RefundToSend id={id} amount={amount} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}
