import { refundsOf } from './refunds.ts'
import type { StripeScene } from './stripe-shop.ts'

type Step = (scene: StripeScene, session: string) => void | Promise<void>

const pay: Step = ({ stripe }, session) => stripe.pay(session)
const payAsync: Step = ({ stripe }, session) => stripe.payAsync(session)
const expire: Step = async ({ timeTravel: letPass, reconcile }) => {
  await letPass(61)
  await reconcile()
}
/** Time was over, said Stripe, and yet the money came. */
const payAfterAll: Step = ({ stripe }, session) => {
  const known = stripe.ledger.session(session)
  Object.assign(known, { status: 'open', expires_at: known.expires_at + 2 * 3_600 })
  stripe.pay(session)
}
/** Banks and offices take days. */
const daysLater: Step = async ({ timeTravel: letPass, reconcile }) => {
  await letPass(10)
  await reconcile()
}

/** What may become of an order's session, and of the order. */
export interface Story {
  steps: Step[]
  /** The last of it is known by Stripe's word alone: nobody has a reason to ask. */
  isOnlyTold?: true
  end: object
  emails: Record<string, number>
  events: string[]
}

const paid = { status: 'confirmed', payment_status: 'paid', holds_stock: true, attention: null }
const unpaid = { status: 'pending', payment_status: 'pending', holds_stock: false, attention: null }
const confirmed = { 'order-confirmed': 1, 'order-paid': 1 }
const failed = { 'payment-failed': 1 }

export const stories: Record<string, Story> = {
  'is paid at once': { steps: [pay], end: paid, emails: confirmed, events: ['paid', 'confirmed'] },
  'is paid in days': {
    steps: [payAsync, ({ stripe }, session) => stripe.succeedAsync(session)],
    end: paid,
    emails: confirmed,
    events: ['paid', 'confirmed'],
  },
  'is declined after days': {
    steps: [payAsync, ({ stripe }, session) => stripe.failAsync(session)],
    end: unpaid,
    emails: failed,
    events: ['payment_declined'],
  },
  'is never paid': { steps: [expire], end: unpaid, emails: failed, events: ['payment_expired'] },
  'is paid after it expired': {
    steps: [expire, payAfterAll],
    isOnlyTold: true,
    end: paid,
    emails: { ...confirmed, ...failed },
    events: ['paid', 'confirmed', 'payment_expired'],
  },
  'is refunded in part': {
    steps: [pay, ({ stripe }, session) => void stripe.refund(session, 700)],
    isOnlyTold: true,
    end: paid,
    emails: { ...confirmed, 'order-refunded': 1 },
    events: ['paid', 'confirmed', 'refunded'],
  },
  'is refunded': {
    steps: [pay, ({ stripe }, session) => void stripe.refund(session)],
    isOnlyTold: true,
    end: { ...paid, payment_status: 'refunded' },
    emails: { ...confirmed, 'order-refunded': 1 },
    events: ['paid', 'confirmed', 'refunded'],
  },
  'is refunded in part by the office': {
    steps: [
      pay,
      async ({ visitSuccessPage }, session) => void (await visitSuccessPage(session)),
      async ({ shop }) => void (await (await refundsOf(shop)).refunded({ amount: '7' })),
    ],
    end: paid,
    emails: { ...confirmed, 'order-refunded': 1 },
    events: ['paid', 'confirmed', 'refund_begun', 'refunded'],
  },
  'is contested': {
    steps: [pay, daysLater, ({ stripe }, session) => void stripe.dispute(session)],
    isOnlyTold: true,
    end: { ...paid, attention: 'disputed' },
    emails: { ...confirmed, 'order-attention': 1 },
    events: ['flagged', 'paid', 'confirmed'],
  },
}
