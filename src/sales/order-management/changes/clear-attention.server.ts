import { eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { markWithdrawn } from '../../withdrawal/order-attention.server.ts'
import { waitsForOffice } from '../../withdrawal/open-withdrawals.server.ts'
import { auditOrder } from './audit-order.server.ts'
import { bumpVersion } from '../../orders/lock-order.server.ts'
import { orderNotFound, withdrawalWaits } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'

/** Marks an order as looked at. An open withdrawal has to be handled first. */
export function clearAttention(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<undefined, typeof orderNotFound | typeof withdrawalWaits>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) return orderNotFound
    if (order.needsAttention === null) return done(undefined)
    const isWithdrawn = await waitsForOffice(transaction, id)
    if (isWithdrawn && order.needsAttention === 'withdrawn') return withdrawalWaits
    await transaction
      .update(orders)
      .set({ ...bumpVersion, needsAttention: null })
      .where(eq(orders.id, id))
    const details = { reason: order.needsAttention, by: by.username }
    await recordEvent(transaction, id, 'flag_cleared', 'administrator', details)
    if (isWithdrawn) await markWithdrawn(transaction, { id, needsAttention: null })
    await auditOrder(transaction, by, order)
    return done(undefined)
  })
}
