import { and, eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import type { orderChangedMeanwhile, orderNotFound } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { changeShipping } from '../changes/change-shipping.server.ts'
import { isToPack } from '../list/order-filter.server.ts'
import { orderNotToPack, type Shipment } from './packing.ts'

/** The parcel has left. Only what is to be packed can be sent: other orders are the office's. */
export function sendParcel(
  database: Database,
  by: Acting,
  id: number,
  shipment: Shipment,
): Promise<Outcome<undefined, typeof orderNotToPack | typeof orderNotFound | typeof orderChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
    // Asked once the order is held: who withdrew or was refunded a moment ago keeps it here.
    const [wanted] = await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), isToPack))
    if (!wanted) return orderNotToPack
    return changeShipping(transaction, by, id, { ...shipment, shippingStatus: 'shipped' })
  })
}
