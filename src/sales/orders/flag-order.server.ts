import { eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { fact } from '../../server/database/fact.ts'
import { bumpVersion } from './lock-order.server.ts'
import type { AttentionReason } from './order.ts'
import { orders } from './orders.table.ts'
import { recordEvent } from './record-event.server.ts'

export const orderFlagged = fact<{ orderId: number; reason: AttentionReason }>('somebody has to look at an order')

/** Marks a locked order as needing attention. */
export async function flagOrder(
  transaction: Database,
  orderId: number,
  reason: AttentionReason,
  details: Record<string, unknown> = {},
): Promise<void> {
  await transaction
    .update(orders)
    .set({ ...bumpVersion, needsAttention: reason })
    .where(eq(orders.id, orderId))
  await recordEvent(transaction, orderId, 'flagged', 'shop', { reason, ...details })
  await orderFlagged.happened(transaction, { orderId, reason })
}
