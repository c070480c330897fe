import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { touched } from './hold-order.server.ts'
import { orderNotFound } from './order.ts'
import { orders } from './orders.table.ts'
import { recordEvent } from './record-event.server.ts'

/** The administrator has looked at what needed attention. */
export function clearAttention(database: Database, id: number): Promise<Outcome<undefined, typeof orderNotFound>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) return orderNotFound
    if (order.needsAttention === null) return done(undefined)
    await transaction
      .update(orders)
      .set({ ...touched, needsAttention: null })
      .where(eq(orders.id, id))
    await recordEvent(transaction, id, 'flag_cleared', 'administrator', { reason: order.needsAttention })
    return done(undefined)
  })
}
