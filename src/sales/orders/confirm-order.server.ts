import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import type { Database } from '../../server/database/database.ts'
import { fact } from '../../server/database/fact.ts'
import type { Actor } from './order.ts'
import { bumpVersion, type OrderRow } from './lock-order.server.ts'
import { orderEvents, orders } from './orders.table.ts'
import { recordEvent } from './record-event.server.ts'

/** The contract is concluded. */
export const orderConfirmed = fact<{ orderId: number }>('an order is confirmed')

/** Confirms a locked order that holds its goods. What follows, such as emails and the invoice, is listed in `app/what-follows.server.ts`. */
export async function confirmOrder(
  transaction: Database,
  order: Pick<OrderRow, 'id' | 'status'>,
  actor: Actor,
  details: Record<string, unknown>,
  paidAt: Date | SQL = sql`now()`,
): Promise<void> {
  // A status that the administrator has set is further on.
  const isNew = order.status === 'pending' || order.status === 'cancelled'
  await transaction
    .update(orders)
    .set({ ...bumpVersion, ...(isNew && { status: 'confirmed' as const }), paymentStatus: 'paid', paidAt })
    .where(eq(orders.id, order.id))
  await recordEvent(transaction, order.id, 'paid', actor, details)
  await confirm(transaction, order.id, actor)
}

/** Confirms a paid order that needed attention first, if it wasn't confirmed yet. */
export async function confirmOnce(
  transaction: Database,
  by: Acting,
  order: Pick<OrderRow, 'id' | 'paymentStatus'>,
): Promise<void> {
  if (order.paymentStatus !== 'paid') return
  const isThis = and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'confirmed'))
  const times = await transaction.$count(orderEvents, isThis)
  if (times === 0) await confirm(transaction, order.id, 'administrator', { by: by.username })
}

async function confirm(
  transaction: Database,
  orderId: number,
  actor: Actor,
  details: Record<string, unknown> = {},
): Promise<void> {
  await recordEvent(transaction, orderId, 'confirmed', actor, details)
  await orderConfirmed.happened(transaction, { orderId })
}
