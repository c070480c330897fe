import { eq } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { touched } from './hold-order.server.ts'
import { mailAttention } from './order-mails.server.ts'
import type { AttentionReason } from './order.ts'
import { orders } from './orders.table.ts'
import { recordEvent } from './record-event.server.ts'

/** Says that somebody has to look at a held order, and tells the office. */
export async function flagOrder(
  transaction: Database,
  orderId: number,
  reason: AttentionReason,
  details: Record<string, unknown> = {},
): Promise<void> {
  await transaction
    .update(orders)
    .set({ ...touched, needsAttention: reason })
    .where(eq(orders.id, orderId))
  await recordEvent(transaction, orderId, 'flagged', 'shop', { reason, ...details })
  await mailAttention(transaction, orderId, reason)
}
