import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { listed, toOrderJson } from '../to-order-json.server.ts'
import type { OrderDetails } from '../order-details.ts'
import type { CustomerOrder } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { detailsOf } from '../read-order.server.ts'

const newestFirst = [desc(orders.createdAt), desc(orders.id)]

/** The orders that a customer placed while signed in, the newest first. */
export async function listOwnOrders(
  database: Database,
  customerId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: CustomerOrder[]; total: number }> {
  const isOwn = eq(orders.customerId, customerId)
  const [counted] = await database.select({ total: count() }).from(orders).where(isOwn)
  const rows = await database
    .select(listed)
    .from(orders)
    .where(isOwn)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
  return { orders: rows.map(toOrderJson), total: counted?.total ?? 0 }
}

/** All of them in detail, for the customer's data export. */
export async function readOwnOrders(database: Database, customerId: number): Promise<OrderDetails[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(...newestFirst)
  return detailsOf(database, rows)
}
