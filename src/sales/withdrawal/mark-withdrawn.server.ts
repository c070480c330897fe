import { eq } from 'drizzle-orm'
import { bumpVersion, type OrderRow } from '../orders/lock-order.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Database } from '../../server/database/database.ts'

/** A held order says that a withdrawal from it waits. What else somebody has to look at is named first; this comes to light after it. */
export async function markWithdrawn(
  transaction: Database,
  { id, needsAttention }: Pick<OrderRow, 'id' | 'needsAttention'>,
): Promise<void> {
  await recordEvent(transaction, id, 'flagged', 'shop', { reason: 'withdrawn' })
  await transaction
    .update(orders)
    .set({ ...bumpVersion, needsAttention: needsAttention ?? 'withdrawn' })
    .where(eq(orders.id, id))
}
