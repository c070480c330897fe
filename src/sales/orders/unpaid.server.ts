import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from './orders.table.ts'

/** Unpaid as far as we know. Orders whose payment needs attention are neither reminded nor released. */
export const isUnpaid = and(
  eq(orders.status, 'pending'),
  eq(orders.paymentStatus, 'pending'),
  isNull(orders.needsAttention),
)

/** The condition that it can still be paid. */
export const isPayable = and(isUnpaid, sql`${orders.payableUntil} > now()`)

/** The same for a loaded order. */
export const canBePaid = (order: typeof orders.$inferSelect) =>
  order.status === 'pending' &&
  order.paymentStatus === 'pending' &&
  order.needsAttention === null &&
  order.payableUntil > new Date()

/** Whether a paid order that was changed waits for the difference. */
export const canPayDifference = (order: typeof orders.$inferSelect) =>
  order.paymentStatus === 'paid' && order.due > 0 && order.status !== 'cancelled'
