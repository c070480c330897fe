import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { orderEvents } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'

/** When each of these orders was last noted as sent or delivered: the goods came no earlier. */
export async function deliveryDays(database: Database, orderIds: number[]): Promise<Map<number, Date>> {
  const { orderId, kind, details, createdAt } = orderEvents
  const rows = await database
    .select({ orderId, at: max(createdAt) })
    .from(orderEvents)
    .where(
      and(
        inArray(orderId, orderIds),
        eq(kind, 'shipping_changed'),
        inArray(sql`${details} ->> 'to'`, ['shipped', 'delivered']),
      ),
    )
    .groupBy(orderId)
  return new Map(rows.flatMap((row) => (row.at ? [[row.orderId, row.at]] : [])))
}
