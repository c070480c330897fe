import { and, inArray, sql } from 'drizzle-orm'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orderEvents } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { lastDayAfter } from './withdrawal-period.ts'

/**
 * The last day on which each order may be withdrawn from; null without a recorded delivery. With several deliveries the
 * last one counts.
 */
export async function periodsOfOrders(
  database: Database,
  rows: Pick<OrderRow, 'id' | 'shippingStatus'>[],
): Promise<(id: number) => string | null> {
  const delivered = rows.filter(({ shippingStatus }) => shippingStatus === 'delivered').map(({ id }) => id)
  if (delivered.length === 0) return () => null
  const { details, createdAt, kind, orderId } = orderEvents
  const said = await database
    .select({ orderId, at: sql<string>`to_json(max(${createdAt}))` })
    .from(orderEvents)
    .where(
      and(
        inArray(orderId, delivered),
        sql`${kind} = 'shipping_changed' and ${details} ->> 'to' = 'delivered' and ${details} ->> 'from' <> 'delivered'`,
      ),
    )
    .groupBy(orderId)
  const lastDays = new Map(said.map((one) => [one.orderId, lastDayAfter(new Date(one.at))]))
  return (id) => lastDays.get(id) ?? null
}
