import { eq } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { bringShipmentForward } from './bring-forward.server.ts'
import { mayCancel, mayRetry } from './read-shipments.server.ts'
import { lockShipment } from './settle-shipment.server.ts'
import { shipmentNotCancellable, shipmentNotFound, shipmentNotRetriable } from './shipment.ts'
import { shipments } from './shipments.table.ts'

/** Notes that a shipment isn't wanted any more; a job takes it back from the carrier. */
export const cancelShipment = (
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<undefined, typeof shipmentNotFound | typeof shipmentNotCancellable>> =>
  database.transaction(async (transaction) => {
    const held = await lockShipment(transaction, id)
    if (!held) return shipmentNotFound
    if (!mayCancel(held.shipment)) return shipmentNotCancellable
    await transaction.update(shipments).set({ cancellingBy: by.username }).where(eq(shipments.id, id))
    await enqueue(transaction, bringShipmentForward, { shipment: id })
    const { parcel, reference } = held.shipment
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'shipment',
      id,
      name: held.order.number,
      before: { isCancelled: false, parcel, reference },
      after: { isCancelled: true, parcel, reference },
    })
    return done(undefined)
  })

/** Has the shop try again now, once somebody has mended what was in the way. The reference is looked up first, as always. */
export const retryShipment = (
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<undefined, typeof shipmentNotFound | typeof shipmentNotRetriable>> =>
  database.transaction(async (transaction) => {
    const held = await lockShipment(transaction, id)
    if (!held) return shipmentNotFound
    if (!mayRetry(held.shipment)) return shipmentNotRetriable
    await transaction.update(shipments).set({ problem: null }).where(eq(shipments.id, id))
    await enqueue(transaction, bringShipmentForward, { shipment: id })
    const { problem, reference } = held.shipment
    await recordAudit(transaction, by, {
      action: 'tried',
      subject: 'shipment',
      id,
      name: held.order.number,
      before: { reference, problem: problem?.code ?? null },
    })
    return done(undefined)
  })
