import type { Charge, Coupon, PaymentIntent, Refund, Session } from './ledger.ts'

/** Things as they stand in answers and events. What isn't expanded is told by its id. */
type Expand = (path: string) => boolean
const nothing: Expand = () => false

export const couponObject = (coupon: Coupon) => ({ object: 'coupon', ...coupon, valid: true, livemode: false })

export function sessionObject(session: Session, page: string, expands = nothing) {
  const { asked, payment_intent: paid, coupon: _, ...plain } = session
  return {
    object: 'checkout.session',
    ...plain,
    mode: asked.mode,
    livemode: false,
    // As an account in Poland may have switched them on.
    payment_method_types: ['card', 'blik', 'p24', 'link'],
    locale: asked.locale ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    customer_email: asked.customer_email ?? null,
    metadata: asked.metadata ?? {},
    success_url: asked.success_url,
    cancel_url: asked.cancel_url ?? null,
    total_details: {
      amount_discount: session.amount_discount,
      amount_shipping: session.amount_shipping,
      amount_tax: 0,
    },
    payment_intent: paid && (expands('payment_intent') ? paymentIntentObject(session, paid, expands) : paid.id),
    url: session.status === 'open' ? page : null,
  }
}

export function paymentIntentObject(session: Session, paid: PaymentIntent, expands = nothing) {
  const { latest_charge: charge } = paid
  const isWhole = expands('payment_intent.latest_charge')
  return {
    object: 'payment_intent',
    id: paid.id,
    status: paid.status,
    amount: session.amount_total,
    currency: session.currency,
    metadata: session.asked.payment_intent_data?.metadata ?? {},
    description: session.asked.payment_intent_data?.description ?? null,
    latest_charge: charge && (isWhole ? chargeObject(session, charge, expands) : charge.id),
  }
}

/** A list within a thing is told only when asked for, and only its beginning. */
export function chargeObject(session: Session, { refunds, ...charge }: Charge, expands = nothing) {
  return {
    object: 'charge',
    ...charge,
    currency: session.currency,
    payment_intent: session.payment_intent?.id ?? null,
    metadata: session.asked.payment_intent_data?.metadata ?? {},
    refunded: charge.amount_refunded === charge.amount,
    status: 'succeeded',
    ...(expands('payment_intent.latest_charge.refunds') && {
      refunds: refundList(session, refunds.slice(0, 10), refunds.length > 10),
    }),
  }
}

export const refundObject = ({ payment_intent: paid }: Session, refund: Refund) => ({
  object: 'refund',
  ...refund,
  charge: paid?.latest_charge?.id ?? null,
  payment_intent: paid?.id ?? null,
})

export const refundList = (session: Session, refunds: Refund[], has_more: boolean) => ({
  object: 'list',
  data: refunds.map((refund) => refundObject(session, refund)),
  has_more,
  url: '/v1/refunds',
})
