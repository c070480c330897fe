import type { OrderDetails } from '../order-details.ts'

/** The way of an order, as its customer sees it. */
export const orderSteps = ['ordered', 'paid', 'preparing', 'shipped', 'delivered'] as const
export type OrderStep = (typeof orderSteps)[number]

/** What there is to say of an order first. */
export type Situation =
  | OrderStep
  | 'payable'
  | 'unpaid'
  | 'cancelled'
  | 'cancelled_paid'
  | 'cancelled_refunded'
  | 'refunded'

type States = Pick<OrderDetails, 'status' | 'paymentStatus' | 'shippingStatus' | 'isPayable' | 'transfer'>

const ofStatus: Partial<Record<States['status'], OrderStep>> = {
  processing: 'preparing',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
}
const ofShipping: Partial<Record<States['shippingStatus'], OrderStep>> = {
  preparing: 'preparing',
  shipped: 'shipped',
  delivered: 'delivered',
}

/**
 * The office can choose any state, so a later step counts even if earlier ones were skipped; only payment is never
 * assumed.
 */
export function reachedSteps(states: States): Set<OrderStep> {
  const isPaid = states.paymentStatus === 'paid' || states.paymentStatus === 'refunded'
  const candidates = [ofStatus[states.status], ofShipping[states.shippingStatus]].flatMap((step) => step ?? [])
  const furthest = Math.max(0, ...candidates.map((step) => orderSteps.indexOf(step)))
  return new Set(orderSteps.filter((step, place) => (step === 'paid' ? isPaid : place <= furthest)))
}

export function situationOf(states: States): Situation {
  const { status, paymentStatus, isPayable, transfer } = states
  if (status === 'cancelled') {
    if (paymentStatus === 'paid' || paymentStatus === 'refunded') return `cancelled_${paymentStatus}`
    return 'cancelled'
  }
  if (paymentStatus === 'refunded') return 'refunded'
  // The rest of a transfer that came short is still awaited.
  if (isPayable || transfer) return 'payable'
  const last = [...reachedSteps(states)].at(-1) ?? 'ordered'
  return last === 'ordered' && status === 'pending' ? 'unpaid' : last
}
