import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { containsText } from '../../../server/database/text-search.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import { orders } from '../../orders/orders.table.ts'
import { isToPack } from '../../shipments/to-pack.server.ts'

export { isToPack }

export const isUnpaid = sql`(${orders.status} = 'pending' and ${orders.paymentStatus} in ('pending', 'failed'))`

/** The condition for a filter; undefined: all orders. The search covers number, e-mail address and name, in any case. */
export function isAskedFor(filter: OrderFilter): SQL | undefined {
  const { search, status, paymentStatus, needsAttention, toPack, unpaid } = filter
  return and(
    search ? containsText(sql`orders.search_text`, search) : undefined,
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    needsAttention && isNotNull(orders.needsAttention),
    toPack && isToPack,
    unpaid && isUnpaid,
  )
}
