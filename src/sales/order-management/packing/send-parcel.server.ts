import { and, eq, sql } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { done, type Failure, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/jobs.ts'
import { bumpVersion } from '../../orders/lock-order.server.ts'
import { orderChangedMeanwhile } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { takeLots } from '../../warehouse/lots/lots-of-orders.server.ts'
import { auditOrder } from '../changes/audit-order.server.ts'
import { isToPack } from '../list/order-filter.server.ts'
import { announceDeparture } from './announce-departure.server.ts'
import { secondsToTakeBack, type Shipment } from './packing.ts'
import { whyNotToPack } from './why-not-to-pack.server.ts'

/**
 * The parcel has left: both states of the order say so. Its customer is told in some seconds, until when it can be taken back. Only what is
 * to be packed can be sent: other orders are the office's.
 */
export function sendParcel(
  database: Database,
  by: Acting,
  id: number,
  { trackingNumber, version }: Shipment,
): Promise<Outcome<{ id: number; orderNumber: string }, Failure<'order_not_to_pack'> | typeof orderChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
    // Asked once the order is held: who withdrew or was refunded a moment ago keeps it here.
    const isStillToPack = and(eq(orders.id, id), isToPack)
    if (!order || (await transaction.$count(orders, isStillToPack)) === 0) return whyNotToPack(transaction, id)
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    const tracking = trackingNumber === undefined ? order.trackingNumber : trackingNumber || null
    // Whole milliseconds, as the job's time has: it must not run before this.
    const announceAt = sql`date_trunc('milliseconds', now() + make_interval(secs => ${secondsToTakeBack}))`
    const states = { status: 'shipped', shippingStatus: 'shipped' } as const
    const [sent] = await transaction
      .update(orders)
      .set({ ...bumpVersion, ...states, trackingNumber: tracking, announceAt })
      .where(eq(orders.id, id))
      .returning({ announceAt: orders.announceAt })
    const lotsTaken = await takeLots(transaction, id)
    const changed = { to: 'shipped', by: by.username }
    await recordEvent(transaction, id, 'status_changed', 'administrator', { from: order.status, ...changed })
    await recordEvent(transaction, id, 'shipping_changed', 'administrator', {
      from: order.shippingStatus,
      ...changed,
      trackingNumber: tracking,
      earlierNumber: order.trackingNumber,
      ...(lotsTaken.length > 0 && { lotsTaken }),
    })
    await auditOrder(transaction, by, order)
    await enqueue(transaction, announceDeparture, { order: id }, sent?.announceAt ?? undefined)
    return done({ id, orderNumber: order.number })
  })
}
