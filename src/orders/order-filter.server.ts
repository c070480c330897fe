import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { holds } from '../server/searched-text.ts'
import type { OrderFilter } from './order-changes.ts'
import { orders } from './orders.table.ts'

/** Paid, and not on its way yet. In the words of its index. */
export const isToPack = sql`(${orders.paymentStatus} = 'paid' and ${orders.status} in ('confirmed', 'processing')
  and ${orders.shippingStatus} in ('not_shipped', 'preparing'))`

/** Neither paid nor given up. */
export const isUnpaid = sql`(${orders.status} = 'pending' and ${orders.paymentStatus} in ('pending', 'failed'))`

/**
 * Which orders are asked for; undefined: all of them. What is searched for is looked for in number, e-mail address and
 * name, in whatever letters.
 */
export function isAskedFor(filter: OrderFilter): SQL | undefined {
  const { search, status, paymentStatus, needsAttention, toPack, unpaid } = filter
  return and(
    search ? holds(sql`orders.search_text`, search) : undefined,
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    needsAttention && isNotNull(orders.needsAttention),
    toPack && isToPack,
    unpaid && isUnpaid,
  )
}
