import { and, eq, isNull } from 'drizzle-orm'
import { orders } from './orders.table.ts'

/**
 * Waits for its payment, as far as anybody knows. Where money came in a way that somebody has to look at, nobody is
 * reminded of it, and nothing is given to others, before they have.
 */
export const isUnpaid = and(
  eq(orders.status, 'pending'),
  eq(orders.paymentStatus, 'pending'),
  isNull(orders.needsAttention),
)

/** The same of one that is at hand, and that it still may be paid. */
export const canBePaid = (order: typeof orders.$inferSelect) =>
  order.status === 'pending' &&
  order.paymentStatus === 'pending' &&
  order.needsAttention === null &&
  order.payableUntil > new Date()
