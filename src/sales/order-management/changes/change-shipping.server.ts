import { and, eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { auditOrder } from './audit-order.server.ts'
import { bumpVersion } from '../../orders/lock-order.server.ts'
import { mailDelivered, mailShipped } from '../emails/order-mails.server.ts'
import type { ShippingChange } from './order-changes.ts'
import { orderChangedMeanwhile, orderNotFound, type ShippingStatus } from '../../orders/order.ts'
import { hasLeft } from '../../orders/has-left.ts'
import { orderEvents, orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { takeLots } from '../../warehouse/lots/lots-of-orders.server.ts'

/** Changes the shipping status. The customer gets one email when it is shipped, and one when it is delivered. */
export function changeShipping(
  database: Database,
  by: Acting,
  id: number,
  { shippingStatus, trackingNumber, version }: ShippingChange,
): Promise<Outcome<undefined, typeof orderNotFound | typeof orderChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) return orderNotFound
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    const tracking = trackingNumber === undefined ? order.trackingNumber : trackingNumber || null
    if (shippingStatus === order.shippingStatus && tracking === order.trackingNumber) return done(undefined)
    await transaction
      .update(orders)
      .set({ ...bumpVersion, shippingStatus, trackingNumber: tracking })
      .where(eq(orders.id, id))
    if (!hasLeft(order) && hasLeft({ ...order, shippingStatus })) await takeLots(transaction, id)
    const isNews = shippingStatus !== order.shippingStatus && (await timesSet(transaction, id, shippingStatus)) === 0
    const details = { from: order.shippingStatus, to: shippingStatus, trackingNumber: tracking, by: by.username }
    await recordEvent(transaction, id, 'shipping_changed', 'administrator', details)
    await auditOrder(transaction, by, order)
    if (isNews && shippingStatus === 'shipped') await mailShipped(transaction, id)
    if (isNews && shippingStatus === 'delivered') await mailDelivered(transaction, id)
    return done(undefined)
  })
}

const further: Record<ShippingStatus, number> = { not_shipped: 0, preparing: 1, shipped: 2, delivered: 3 }

/** The carrier says that all parcels of an order have left, or have arrived. What the office has said goes no way back. */
export async function moveByCarrier(
  transaction: Database,
  { orderId, to }: { orderId: number; to: 'shipped' | 'delivered' },
): Promise<void> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order || further[order.shippingStatus] >= further[to]) return
  const isNews = (await timesSet(transaction, orderId, to)) === 0
  await transaction
    .update(orders)
    .set({ ...bumpVersion, shippingStatus: to })
    .where(eq(orders.id, orderId))
  if (!hasLeft(order)) await takeLots(transaction, orderId)
  const details = { from: order.shippingStatus, to, trackingNumber: order.trackingNumber }
  await recordEvent(transaction, orderId, 'shipping_changed', 'carrier', details)
  if (isNews && to === 'shipped') await mailShipped(transaction, orderId)
  if (isNews && to === 'delivered') await mailDelivered(transaction, orderId)
}

/** How often the order got this status, less what was taken back: its customer hears of the first time alone. */
export async function timesSet(transaction: Database, orderId: number, status: ShippingStatus): Promise<number> {
  const changes = await transaction
    .select({ details: orderEvents.details })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'shipping_changed')))
  const times = changes.filter(({ details }) => details['to'] === status && details['from'] !== status).length
  return times - changes.filter(({ details }) => details['isTakenBack'] === true && details['from'] === status).length
}
