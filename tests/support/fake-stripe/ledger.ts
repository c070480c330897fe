import { randomBytes } from 'node:crypto'
import type { Field } from './form-body.ts'
import { checkParameters, couponParameters, sessionParameters, type SessionParameters } from './parameters.ts'
import { StripeRefusal, unknownObject } from './refusal.ts'

export interface Coupon {
  id: string
  amount_off: number
  currency: string
  max_redemptions: number | null
  times_redeemed: number
  name: string | null
}

export interface Refund {
  id: string
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}

export interface Charge {
  id: string
  amount: number
  amount_refunded: number
  disputed: boolean
  /** The latest first. */
  refunds: Refund[]
}

export interface PaymentIntent {
  id: string
  status: 'processing' | 'succeeded' | 'requires_payment_method' | 'canceled'
  latest_charge: Charge | null
}

export interface Session {
  id: string
  created: number
  asked: SessionParameters
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  amount_subtotal: number
  amount_discount: number
  amount_shipping: number
  amount_total: number
  currency: string
  expires_at: number
  coupon: Coupon | undefined
  payment_intent: PaymentIntent | null
}

export const newId = (kind: string) => `${kind}_${randomBytes(24).toString('hex')}`
export const seconds = () => Math.floor(Date.now() / 1_000)

const hour = 3_600
/** Less than this, in grosze, isn't worth a card's fees. */
const leastCharge = 200

/** What Stripe remembers of one account. */
export class Ledger {
  readonly coupons = new Map<string, Coupon>()
  readonly sessions = new Map<string, Session>()

  createCoupon(sent: Record<string, Field>): Coupon {
    const { amount_off, currency, max_redemptions = null, name = null } = checkParameters(couponParameters, sent)
    const coupon = { id: newId('co'), amount_off, currency, max_redemptions, times_redeemed: 0, name }
    this.coupons.set(coupon.id, coupon)
    return coupon
  }

  createSession(sent: Record<string, Field>): Session {
    const asked = checkParameters(sessionParameters, sent)
    const amount_subtotal = asked.line_items.reduce(
      (sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount,
      0,
    )
    const [shipping] = asked.shipping_options ?? []
    const amount_shipping = shipping?.shipping_rate_data.fixed_amount.amount ?? 0
    const coupon = this.#couponFor(asked, amount_subtotal)
    const amount_discount = coupon?.amount_off ?? 0
    const amount_total = amount_subtotal + amount_shipping - amount_discount
    if (amount_total > 0 && amount_total < leastCharge)
      throw new StripeRefusal(400, 'The total amount must convert to at least 2.00 zł.', 'amount_too_small')
    const session: Session = {
      id: newId('cs_test'),
      created: seconds(),
      asked,
      status: 'open',
      payment_status: amount_total === 0 ? 'no_payment_required' : 'unpaid',
      amount_subtotal,
      amount_discount,
      amount_shipping,
      amount_total,
      currency: oneCurrency(asked),
      expires_at: expiryOf(asked),
      coupon,
      payment_intent: null,
    }
    this.sessions.set(session.id, session)
    return session
  }

  session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw unknownObject('checkout.session', id, 'session')
    return session
  }

  /** The session whose money that is. */
  sessionPaidBy(paymentIntent: string): Session {
    const session = [...this.sessions.values()].find(({ payment_intent }) => payment_intent?.id === paymentIntent)
    if (!session) throw unknownObject('payment_intent', paymentIntent, 'payment_intent')
    return session
  }

  #couponFor(asked: SessionParameters, subtotal: number): Coupon | undefined {
    const [discount] = asked.discounts ?? []
    if (!discount) return undefined
    const coupon = this.coupons.get(discount.coupon)
    if (!coupon) throw unknownObject('coupon', discount.coupon, 'discounts[0][coupon]')
    if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions)
      throw new StripeRefusal(400, 'Coupon expired.', 'coupon_expired', 'discounts[0][coupon]')
    if (coupon.currency !== oneCurrency(asked))
      throw new StripeRefusal(400, 'The coupon has another currency.', undefined, 'discounts[0][coupon]')
    if (coupon.amount_off > subtotal)
      throw new StripeRefusal(400, 'The coupon is worth more than the lines.', undefined, 'discounts[0][coupon]')
    return coupon
  }
}

function oneCurrency({ line_items, shipping_options = [] }: SessionParameters): string {
  const [currency = '', other] = new Set([
    ...line_items.map(({ price_data }) => price_data.currency),
    ...shipping_options.map(({ shipping_rate_data }) => shipping_rate_data.fixed_amount.currency),
  ])
  if (other) throw new StripeRefusal(400, 'All prices must have one currency.', undefined, 'line_items')
  return currency
}

function expiryOf({ expires_at = seconds() + 24 * hour }: SessionParameters): number {
  const left = expires_at - seconds()
  if (left < hour / 2 - 5 || left > 24 * hour + 5)
    throw new StripeRefusal(400, 'expires_at must be 30 minutes to 24 hours away.', undefined, 'expires_at')
  return expires_at
}
