import { eq } from 'drizzle-orm'
import { flagOrder } from '../../orders/flag-order.server.ts'
import { bumpVersion } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import type { Database } from '../../../server/database/database.ts'
import { refunds, type RefundRow } from './refunds.table.ts'

/**
 * Records that the provider refused a waiting refund of a locked order; its amount can be refunded again. The office is
 * notified, unless somebody waits for the answer.
 */
export async function refuseRefund(
  transaction: Database,
  { id, orderId, paymentId, amount }: RefundRow,
  problem: string | null,
  { isAwaited = false } = {},
): Promise<void> {
  await transaction.update(refunds).set({ state: 'refused', refusal: problem }).where(eq(refunds.id, id))
  await transaction.update(orders).set(bumpVersion).where(eq(orders.id, orderId))
  const details = { refund: id, payment: paymentId, amount, problem }
  await recordEvent(transaction, orderId, 'refund_refused', 'provider', details)
  if (!isAwaited) await flagOrder(transaction, orderId, 'refund_failed', details)
}
