import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import type { OrderDetails } from './order.ts'
import { orders } from './orders.table.ts'
export async function readOrderDetails(database: Database, where: SQL): Promise<OrderDetails | undefined> {
  const [order] = await database.select().from(orders).where(where)
  return (
    order &&
    ({ orderNumber: order.number, customerEmail: order.email, language: order.language } as unknown as OrderDetails)
  )
}
void eq

import { orderNotFound, type OrderRecord } from './order.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
export async function readOrderRecord(
  database: Database,
  id: number,
): Promise<Outcome<OrderRecord, typeof orderNotFound>> {
  const found = await readOrderDetails(database, eq(orders.id, id))
  return found ? done(found as OrderRecord) : orderNotFound
}
