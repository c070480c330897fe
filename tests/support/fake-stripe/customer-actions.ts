import type { Events } from './events.ts'
import { newId, seconds, type Charge, type Ledger, type PaymentIntent, type Refund, type Session } from './ledger.ts'
import { chargeObject, paymentIntentObject, refundObject, sessionObject } from './objects.ts'
import { StripeRefusal } from './refusal.ts'

interface Contest {
  status?: 'needs_response' | 'under_review' | 'won' | 'lost'
  dispute?: string
  amount?: number
}

/** What customers, banks and the account's owner do at Stripe. */
export class CustomerActions {
  readonly ledger: Ledger
  readonly events: Events

  constructor(ledger: Ledger, events: Events) {
    this.ledger = ledger
    this.events = events
  }

  /** The customer pays by card or BLIK: the money is there at once. */
  pay(id: string): void {
    const session = this.#complete(id)
    this.#takeMoney(session, session.payment_intent)
    this.#tellSession('completed', session)
  }

  /** The card is declined. The page stays, and the customer may try another one. */
  decline(id: string): void {
    const session = this.#openSession(id)
    const attempt: PaymentIntent = { id: newId('pi'), status: 'requires_payment_method', latest_charge: null }
    this.events.tell('payment_intent.payment_failed', paymentIntentObject(session, attempt))
  }

  /** The customer pays in a way that takes days. */
  payAsync(id: string): void {
    this.#tellSession('completed', this.#complete(id))
  }

  succeedAsync(id: string): void {
    const session = this.ledger.session(id)
    this.#takeMoney(session, session.payment_intent)
    this.#tellSession('async_payment_succeeded', session)
  }

  failAsync(id: string): void {
    const session = this.ledger.session(id)
    if (session.payment_intent) session.payment_intent.status = 'requires_payment_method'
    this.#tellSession('async_payment_failed', session)
  }

  /** Its time is over, or the shop ended it. */
  expire(id: string): Session {
    const session = this.ledger.session(id)
    if (session.status !== 'open')
      throw new StripeRefusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    session.status = 'expired'
    this.#tellSession('expired', session)
    return session
  }

  /** What a clock does to all sessions. */
  expireOld(): void {
    for (const { id, status, expires_at } of this.ledger.sessions.values())
      if (status === 'open' && expires_at <= seconds()) this.expire(id)
  }

  /** Money goes back: the account's owner does it in the dashboard, or the shop asks for it. */
  refund(id: string, amount?: number, metadata: Record<string, string> = {}): Refund {
    const { session, charge } = this.#charged(id)
    const left = charge.amount - charge.amount_refunded
    const given = amount ?? left
    if (charge.disputed)
      throw new StripeRefusal(
        400,
        `Charge ${charge.id} has been charged back; cannot issue a refund.`,
        'charge_disputed',
      )
    if (left === 0)
      throw new StripeRefusal(400, `Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
    if (given > left)
      throw new StripeRefusal(400, 'The amount is greater than what is unrefunded of the charge.', undefined, 'amount')
    const refund: Refund = { id: newId('re'), amount: given, status: 'succeeded', metadata }
    charge.amount_refunded += given
    charge.refunds.unshift(refund)
    this.events.tell('charge.refunded', chargeObject(session, charge))
    this.events.tell('refund.created', refundObject(session, refund))
    return refund
  }

  /** The customer's bank sends the last refund back, days later. */
  failRefund(id: string): void {
    const { session, charge } = this.#charged(id)
    const refund = charge.refunds.find(({ status }) => status !== 'failed')
    if (!refund) throw new Error('nothing was given back')
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    charge.amount_refunded -= refund.amount
    this.events.tell('refund.failed', refundObject(session, refund))
  }

  /** A customer contests a payment, and the banks go on about it: under the same id, it is the same dispute. */
  dispute(id: string, { status = 'needs_response', dispute = newId('du'), amount }: Contest = {}): string {
    const { session, charge } = this.#charged(id)
    charge.disputed = status !== 'won'
    const isOver = status === 'won' || status === 'lost'
    const facts = { amount: amount ?? charge.amount, currency: 'pln', charge: charge.id }
    this.events.tell(isOver ? 'charge.dispute.closed' : 'charge.dispute.created', {
      object: 'dispute',
      id: dispute,
      status,
      reason: 'product_not_received',
      evidence_details: { due_by: Math.floor(Date.now() / 1_000) + 604_800 },
      payment_intent: session.payment_intent?.id,
      ...facts,
    })
    return dispute
  }

  /** Makes a session another one than was asked for, as a shop can hardly imagine it. */
  differ(id: string, { amountTotal, currency }: { amountTotal?: number; currency?: string }): void {
    const session = this.ledger.session(id)
    session.amount_total = amountTotal ?? session.amount_total
    session.currency = currency ?? session.currency
  }

  #openSession(id: string): Session {
    this.expireOld()
    const session = this.ledger.session(id)
    if (session.status !== 'open') throw new Error(`the session is ${session.status}`)
    return session
  }

  #complete(id: string): Session {
    const session = this.#openSession(id)
    session.status = 'complete'
    if (session.coupon) session.coupon.times_redeemed += 1
    if (session.payment_status !== 'no_payment_required')
      session.payment_intent = { id: newId('pi'), status: 'processing', latest_charge: null }
    return session
  }

  #takeMoney(session: Session, intent: PaymentIntent | null): void {
    if (!intent) return
    intent.status = 'succeeded'
    intent.latest_charge = {
      id: newId('ch'),
      amount: session.amount_total,
      amount_refunded: 0,
      disputed: false,
      refunds: [],
    }
    session.payment_status = 'paid'
    this.events.tell('charge.succeeded', chargeObject(session, intent.latest_charge))
    this.events.tell('payment_intent.succeeded', paymentIntentObject(session, intent))
  }

  #charged(id: string): { session: Session; charge: Charge } {
    const session = this.ledger.session(id)
    const charge = session.payment_intent?.latest_charge
    if (!charge) throw new Error('nothing was paid')
    return { session, charge }
  }

  #tellSession(what: string, session: Session): void {
    this.events.tell(`checkout.session.${what}`, sessionObject(session, ''))
  }
}
