import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { CarrierRefused, CarrierUnavailable, type Carrier, type ParcelReport } from '../../shipping/carrier/carrier.ts'
import { orders } from '../orders/orders.table.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { clockOf, noteProblem, readAtCarrier } from './read-at-carrier.server.ts'
import { phoneOf } from './receiver.ts'
import { endShipment, settleShipment } from './settle-shipment.server.ts'
import { shipments, type ShipmentRow } from './shipments.table.ts'

/**
 * Has the carrier make a shipment, once. Whoever asks takes the row first, and nobody else asks before its quiet time is over: an
 * answer that was lost may still be worked on. Then the reference is looked up, and only where the carrier has nothing is it asked.
 * @returns after how many milliseconds to come again, where somebody else is at it
 */
export async function makeAtCarrier(
  database: Database,
  carrier: Carrier,
  shipment: ShipmentRow,
): Promise<number | undefined> {
  const now = await clockOf(database)
  const free = (shipment.askedAt?.getTime() ?? -Infinity) + carrier.quiet
  if (free > now.getTime()) return free - now.getTime() + 50
  const taken = await take(database, shipment.id, shipment.askedAt)
  if (!taken) return carrier.quiet
  let order: OrderRow | undefined
  let found: ParcelReport[]
  try {
    ;[order] = await database.select().from(orders).where(eq(orders.id, shipment.orderId))
    if (!order) return undefined
    found = await carrier.find(shipment.reference, order.createdAt)
  } catch (error) {
    // Nothing was sent, so what is known of the carrier is what was known before.
    await giveBack(database, shipment.id, taken, shipment.askedAt)
    throw error
  }
  const asked = await clockOf(database)
  if (found.length > 0) {
    await adopt(database, carrier, shipment, found, asked)
    return undefined
  }
  // Whoever was held up meanwhile has lost the row to another.
  const sent = await take(database, shipment.id, taken)
  if (!sent) return carrier.quiet
  try {
    const report = await carrier.create(requestOf(shipment, order))
    const state = await settleShipment(database, shipment.id, report, await clockOf(database))
    if (state === 'made' && report.offer !== null) await readAtCarrier(database, carrier, shipment, report.id)
    return undefined
  } catch (error) {
    const isCertain = error instanceof CarrierRefused || (error instanceof CarrierUnavailable && error.isUntouched)
    if (isCertain) await giveBack(database, shipment.id, sent, null)
    throw error
  }
}

/** Takes the row at this moment, if it is as it was seen. */
async function take(database: Database, id: number, seen: Date | null): Promise<Date | undefined> {
  const isAsSeen = seen === null ? isNull(shipments.askedAt) : eq(shipments.askedAt, seen)
  const [taken] = await database
    .update(shipments)
    // Whole milliseconds, as the program knows them.
    .set({ askedAt: sql`date_trunc('milliseconds', clock_timestamp())` })
    .where(and(eq(shipments.id, id), isAsSeen, eq(shipments.state, 'waiting'), isNull(shipments.cancellingBy)))
    .returning({ askedAt: shipments.askedAt })
  return taken?.askedAt ?? undefined
}

const giveBack = (database: Database, id: number, taken: Date, before: Date | null) =>
  database
    .update(shipments)
    .set({ askedAt: before })
    .where(and(eq(shipments.id, id), eq(shipments.askedAt, taken)))

/** The carrier has it already. Of several for one reference the furthest stays; the others are cancelled, or told of. */
async function adopt(
  database: Database,
  carrier: Carrier,
  { id }: ShipmentRow,
  found: ParcelReport[],
  asked: Date,
): Promise<void> {
  const living = found.filter(({ state }) => state !== 'cancelled')
  const [own, ...others] = living.toSorted((one, other) => Number(one.isCancellable) - Number(other.isCancellable))
  if (!own) {
    await database.transaction((transaction) => endShipment(transaction, id, 'cancelled', { code: 'gone_at_carrier' }))
    return
  }
  await settleShipment(database, id, own, asked)
  const left = await Promise.all(others.map(async (other) => !(await carrier.cancel(other.id))))
  if (left.some(Boolean)) await noteProblem(database, id, 'made_twice')
  if (own.offer !== null) await readAtCarrier(database, carrier, { id }, own.id)
}

function requestOf(
  { reference, service, point, template, length, width, height, weight }: ShipmentRow,
  order: OrderRow,
): Parameters<Carrier['create']>[0] {
  const measures = length !== null && width !== null && height !== null ? { length, width, height } : null
  return {
    reference,
    service,
    point,
    size: { template, measures, weight },
    receiver: {
      firstName: order.firstName,
      lastName: order.lastName,
      company: order.companyName,
      email: order.email,
      phone: phoneOf(order.phone) ?? '',
      address: order.address,
      postalCode: order.postalCode,
      town: order.city,
    },
  }
}
