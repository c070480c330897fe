import { and, desc, eq, sql } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { done, type Failure, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { bumpVersion } from '../../orders/lock-order.server.ts'
import type { OrderStatus, ShippingStatus } from '../../orders/order.ts'
import { orderEvents, orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { leaveLots } from '../../warehouse/lots/lots-of-orders.server.ts'
import { auditOrder } from '../changes/audit-order.server.ts'
import { isToPack } from '../list/order-filter.server.ts'
import { parcelAnnounced } from './packing.ts'

/** The parcel is still here: the order is as it was before "sent", and its customer hears nothing. Only until the letter has gone. */
export function takeBackParcel(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<{ id: number; orderNumber: string }, Failure<'parcel_announced'>>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) return { ...parcelAnnounced, facts: { number: '' } }
    const taken = done({ id, orderNumber: order.number })
    // Pressed twice, or by two.
    if ((await transaction.$count(orders, and(eq(orders.id, id), isToPack))) > 0) return taken
    const isAsSent = order.status === 'shipped' && order.shippingStatus === 'shipped'
    if (order.announceAt === null || !isAsSent) return { ...parcelAnnounced, facts: { number: order.number } }
    const lastChange = async (kind: 'status_changed' | 'shipping_changed') => {
      const { orderId, details } = orderEvents
      const isSending = sql`${details} ->> 'to' = 'shipped' and ${details} ->> 'from' <> 'shipped'`
      const isIt = and(eq(orderId, id), eq(orderEvents.kind, kind), isSending)
      const found = await transaction.select().from(orderEvents).where(isIt).orderBy(desc(orderEvents.id)).limit(1)
      return found[0]?.details ?? {}
    }
    const status = (await lastChange('status_changed'))['from'] as OrderStatus
    const shipping = await lastChange('shipping_changed')
    const shippingStatus = shipping['from'] as ShippingStatus
    // A number that came meanwhile is the label's, and stays.
    const trackingNumber =
      shipping['trackingNumber'] === order.trackingNumber ? (shipping['earlierNumber'] as string | null) : undefined
    await transaction
      .update(orders)
      .set({
        ...bumpVersion,
        status,
        shippingStatus,
        announceAt: null,
        ...(trackingNumber !== undefined && { trackingNumber }),
      })
      .where(eq(orders.id, id))
    await leaveLots(transaction, id, (shipping['lotsTaken'] ?? []) as number[])
    const changed = { from: 'shipped', by: by.username, isTakenBack: true }
    await recordEvent(transaction, id, 'shipping_changed', 'administrator', { ...changed, to: shippingStatus })
    await recordEvent(transaction, id, 'status_changed', 'administrator', { ...changed, to: status })
    await auditOrder(transaction, by, order)
    return taken
  })
}
