import { eq } from 'drizzle-orm'
import type { Acting } from '../admin/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { auditOrder } from './audit-order.server.ts'
import { touched } from './hold-order.server.ts'
import { orderNotFound } from './order.ts'
import { orders } from './orders.table.ts'
import { recordEvent } from './record-event.server.ts'

/** The administrator has looked at what needed attention. */
export function clearAttention(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<undefined, typeof orderNotFound>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) return orderNotFound
    if (order.needsAttention === null) return done(undefined)
    await transaction
      .update(orders)
      .set({ ...touched, needsAttention: null })
      .where(eq(orders.id, id))
    const details = { reason: order.needsAttention, by: by.username }
    await recordEvent(transaction, id, 'flag_cleared', 'administrator', details)
    await auditOrder(transaction, by, order)
    return done(undefined)
  })
}
