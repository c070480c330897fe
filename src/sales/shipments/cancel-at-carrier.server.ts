import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Carrier } from '../../shipping/carrier/carrier.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { clockOf } from './read-at-carrier.server.ts'
import { endShipment, forgetNumber, lockShipment, settleShipment } from './settle-shipment.server.ts'
import type { ShipmentProblem } from './shipment.ts'
import { shipments, type ShipmentRow } from './shipments.table.ts'

/**
 * Takes a shipment back that somebody has cancelled, or whose order isn't to be sent any more. What the carrier may have is looked for
 * first.
 * @returns after how many milliseconds to come again, where the carrier may still be at it
 */
export async function cancelAtCarrier(
  database: Database,
  carrier: Carrier,
  shipment: ShipmentRow,
): Promise<number | undefined> {
  const { id, askedAt } = shipment
  const reason: ShipmentProblem | null = shipment.cancellingBy === null ? { code: 'order_not_to_pack' } : null
  const asked = await clockOf(database)
  if (shipment.carrierId === null) {
    const free = (askedAt?.getTime() ?? -Infinity) + carrier.quiet
    if (free > asked.getTime()) return free - asked.getTime() + 50
    const found = askedAt === null ? [] : await findLiving(database, carrier, shipment)
    const kept = await cancelAll(carrier, found)
    if (kept) {
      await settleShipment(database, id, kept, asked)
      await sayTooLate(database, id)
      return undefined
    }
    // Whoever has begun to make it since is waited for.
    return (await end(database, shipment, reason)) ? undefined : carrier.quiet
  }
  const report = await carrier.read(shipment.carrierId)
  if (report) await settleShipment(database, id, report, asked)
  if (report?.state === 'cancelled') return undefined
  if (report && !(report.isCancellable && (await carrier.cancel(report.id)))) {
    await sayTooLate(database, id)
    return undefined
  }
  await end(database, shipment, reason)
  return undefined
}

async function findLiving(database: Database, carrier: Carrier, { reference, orderId }: ShipmentRow) {
  const [order] = await database.select({ since: orders.createdAt }).from(orders).where(eq(orders.id, orderId))
  const found = await carrier.find(reference, order?.since ?? new Date(0))
  return found.filter(({ state }) => state !== 'cancelled')
}

/** The one that couldn't be cancelled, if there is one. */
async function cancelAll(carrier: Carrier, found: Awaited<ReturnType<typeof findLiving>>) {
  let kept: (typeof found)[number] | undefined
  for (const one of found) if (!(await carrier.cancel(one.id))) kept = one
  return kept
}

const end = (database: Database, seen: ShipmentRow, reason: ShipmentProblem | null): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const held = await lockShipment(transaction, seen.id)
    const isAsSeen = held?.shipment.carrierId === seen.carrierId && isSame(held.shipment.askedAt, seen.askedAt)
    if (!held || !isAsSeen) return false
    await endShipment(transaction, seen.id, 'cancelled', reason)
    const { parcel, reference, orderId, trackingNumber } = held.shipment
    await forgetNumber(transaction, held.order, trackingNumber)
    await recordEvent(transaction, orderId, 'label_cancelled', 'carrier', { parcel, reference })
    return true
  })

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()

/** It goes on being followed, with what is certain. */
const sayTooLate = (database: Database, id: number) =>
  database
    .update(shipments)
    .set({ cancellingBy: null, problem: { code: 'too_late_to_cancel' }, checkedAt: sql`now()` })
    .where(eq(shipments.id, id))
