import { hasLeft } from './has-left.ts'

interface States {
  status: string
  shippingStatus: string
  paymentStatus: string
  needsAttention: string | null
  anonymisedAt: unknown
}

/** Whether the office may change what was ordered: until it is sent, and while nothing else has to be settled first. */
export const isChangeable = (order: States): boolean =>
  !hasLeft(order) &&
  order.status !== 'cancelled' &&
  (order.paymentStatus === 'pending' || order.paymentStatus === 'paid') &&
  order.needsAttention === null &&
  order.anonymisedAt === null
