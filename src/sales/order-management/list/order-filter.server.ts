import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { isSameTag } from '../../../notes/remarks.server.ts'
import { containsText } from '../../../server/database/text-search.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import { orders } from '../../orders/orders.table.ts'
import { isToPack } from '../../orders/to-pack.server.ts'

export { isToPack }

export const isUnpaid = sql`(${orders.status} = 'pending' and ${orders.paymentStatus} in ('pending', 'failed'))`

/** Paid by bank transfer, in part too, or waiting for one. */
export const isByTransfer = sql`exists (
  select from payments where payments.order_id = ${orders.id} and provider = 'transfer' and payments.state in ('open', 'paid', 'flagged'))`

/** The condition for a filter; undefined: all orders. The search covers number, e-mail address and name, in any case. */
export function isAskedFor(filter: OrderFilter): SQL | undefined {
  const { search, status, paymentStatus, needsAttention, toPack, unpaid, byTransfer, tag } = filter
  return and(
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    needsAttention && isNotNull(orders.needsAttention),
    toPack && isToPack,
    unpaid && isUnpaid,
    byTransfer && isByTransfer,
    tag ? sql`${orders.id} in (select order_id from tags where ${isSameTag(tag)})` : undefined,
    // Last, since PostgreSQL asks in this order, and to look through a text takes longest.
    search ? containsText(sql`orders.search_text`, search) : undefined,
  )
}
