import { and, eq, isNull } from 'drizzle-orm'
import { orders } from './orders.table.ts'

/** Unpaid as far as we know. Orders whose payment needs attention are neither reminded nor released. */
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
