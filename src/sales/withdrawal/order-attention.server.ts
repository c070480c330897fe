import { eq, and, asc, inArray, sql } from 'drizzle-orm'
import { bumpVersion, type OrderRow } from '../orders/lock-order.server.ts'
import { orders, orderEvents } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Database } from '../../server/database/database.ts'
import type { Acting } from '../../guards/administrator.ts'
import type { AttentionReason } from '../orders/order.ts'
import { disputes } from '../payments/disputes/disputes.table.ts'
import { payments } from '../payments/payments.table.ts'
import { waitsForOffice } from './open-withdrawals.server.ts'

/** Marks a locked order as withdrawn from. Another reason for attention stays first; this one shows after it. */
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

/**
 * Clears an attention flag whose cause is gone: a surplus payment was refunded, or a withdrawal was handled.
 * @param by who handled it; undefined: a refund did
 */
export async function endAttention(
  transaction: Database,
  { orderId, by }: { orderId: number; by?: Acting },
): Promise<void> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.needsAttention) return
  const [kept] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.state, 'flagged'),
        sql`${payments.refunded} < coalesce(${payments.taken}, ${payments.amount})`,
      ),
    )
    .limit(1)
  const contests = await transaction.select().from(disputes).where(eq(disputes.orderId, orderId))
  const isContestOver =
    contests.length > 0 && contests.every(({ state, decision }) => state === 'won' || decision !== null)
  const isOver: Record<AttentionReason, boolean> = {
    paid_twice: !kept,
    transfer_short: !kept,
    transfer_over: !kept,
    amount_differs: !kept,
    paid_for_earlier_content: !kept,
    paid_when_cancelled: order.paymentStatus === 'refunded',
    paid_without_stock: order.paymentStatus === 'refunded',
    refund_failed: order.paymentStatus === 'refunded' && !kept,
    disputed: isContestOver,
    payment_taken_back: isContestOver,
    parcel_trouble: false,
    withdrawn: !(await waitsForOffice(transaction, orderId)),
  }
  const reasons = await outstandingReasons(transaction, orderId, order.needsAttention)
  const left = reasons.findLast((reason) => !isOver[reason]) ?? null
  if (left === order.needsAttention) return
  await transaction
    .update(orders)
    .set({ ...bumpVersion, needsAttention: left })
    .where(eq(orders.id, orderId))
  const details = { reason: order.needsAttention, ...(left !== null && { left }), ...(by && { by: by.username }) }
  await recordEvent(transaction, orderId, 'flag_cleared', by ? 'administrator' : 'shop', details)
}

/** The order shows only the latest reason; earlier ones may still need attention. */
async function outstandingReasons(
  transaction: Database,
  orderId: number,
  last: AttentionReason,
): Promise<AttentionReason[]> {
  const events = await transaction
    .select({ kind: orderEvents.kind, details: orderEvents.details })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, ['flagged', 'flag_cleared'])))
    .orderBy(asc(orderEvents.id))
  const since = events.findLastIndex(({ kind, details }) => kind === 'flag_cleared' && !details['left']) + 1
  const flagged = events.slice(since).filter(({ kind }) => kind === 'flagged')
  return [...flagged.map(({ details }) => details['reason'] as AttentionReason), last]
}
