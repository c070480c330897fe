import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { fact } from '../../server/database/fact.ts'
import type { ParcelReport } from '../../shipping/carrier/carrier.ts'
import { hasLeft } from '../orders/has-left.ts'
import { flagOrder } from '../orders/flag-order.server.ts'
import { bumpVersion, type OrderRow } from '../orders/lock-order.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { isOver, type ProblemCode, type ShipmentProblem, type ShipmentState } from './shipment.ts'
import { isLiving, shipments, type ShipmentRow } from './shipments.table.ts'

/** All parcels of an order have left, or all have arrived, as the carrier says. */
export const parcelsMoved = fact<{ orderId: number; to: 'shipped' | 'delivered' }>('the parcels of an order have moved')

/** How far along it is. Within a rank it may go back and forth. */
const rankOf: Record<ShipmentState, number> = {
  waiting: 0,
  made: 1,
  ready: 2,
  underway: 3,
  trouble: 3,
  returned: 4,
  delivered: 4,
  refused: 5,
  cancelled: 5,
}

/** What stays true when the carrier answers again. */
const lasting: ReadonlySet<string> = new Set<ProblemCode>(['too_late_to_cancel', 'made_twice'])

/** A shipment with its order, both held until the transaction ends: the order first, as everywhere. */
export async function lockShipment(
  transaction: Database,
  id: number,
): Promise<{ order: OrderRow; shipment: ShipmentRow } | undefined> {
  const [known] = await transaction.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, id))
  if (!known) return undefined
  const [order] = await transaction.select().from(orders).where(eq(orders.id, known.orderId)).for('update')
  const [shipment] = await transaction.select().from(shipments).where(eq(shipments.id, id)).for('update')
  return order && shipment && { order, shipment }
}

/**
 * Writes down what the carrier says of a shipment. This is the only way one moves. Said again it changes nothing, and older news than
 * the last is passed over.
 * @param asked when the carrier was asked, by the database's clock
 */
export async function settleShipment(
  database: Database,
  id: number,
  report: ParcelReport,
  asked: Date,
): Promise<ShipmentState | undefined> {
  return database.transaction(async (transaction) => {
    const held = await lockShipment(transaction, id)
    if (!held) return undefined
    const { order, shipment } = held
    const next = nextState(shipment, report)
    const isOld = shipment.toldAt !== null && shipment.toldAt > asked
    if (isOver(shipment.state) || isOld || rankOf[next] < rankOf[shipment.state]) return shipment.state
    const trackingNumber = report.trackingNumber ?? shipment.trackingNumber
    await transaction
      .update(shipments)
      .set({
        state: next,
        told: report.told,
        toldAt: asked,
        checkedAt: sql`now()`,
        carrierId: report.id,
        trackingNumber,
        isCancellable: report.isCancellable,
        ...(report.collection !== null && { collection: report.collection }),
        askedAt: null,
        problem: lasting.has(shipment.problem?.code ?? '') ? shipment.problem : null,
        ...(next !== shipment.state && { updatedAt: sql`now()` }),
      })
      .where(eq(shipments.id, id))
    await noteOnOrder(transaction, order, { ...shipment, trackingNumber }, next, report)
    return next
  })
}

/** What the carrier says in a word that we don't know: whatever has a label is on its way. */
function nextState({ state }: ShipmentRow, report: ParcelReport): ShipmentState {
  if (report.state) return report.state
  if (state === 'waiting') return 'made'
  return state === 'ready' ? 'underway' : state
}

async function noteOnOrder(
  transaction: Database,
  order: OrderRow,
  { parcel, reference, state, trackingNumber }: ShipmentRow,
  next: ShipmentState,
  { told, state: known }: ParcelReport,
): Promise<void> {
  if (next === 'cancelled') await forgetNumber(transaction, order, trackingNumber)
  else if (trackingNumber !== null && order.trackingNumber === null)
    await transaction
      .update(orders)
      .set({ ...bumpVersion, trackingNumber })
      .where(eq(orders.id, order.id))
  if (next === state) return
  const details = { parcel, reference, told, trackingNumber }
  if (next === 'ready') await recordEvent(transaction, order.id, 'label_made', 'carrier', details)
  if (next === 'cancelled') await recordEvent(transaction, order.id, 'label_cancelled', 'carrier', details)
  if (next === 'trouble' || next === 'returned')
    await flagOrder(transaction, order.id, 'parcel_trouble', { parcel, told, trackingNumber })
  // What is said in a word that nobody knows moves no order.
  if (known === 'underway' || known === 'delivered') await moveOrder(transaction, order)
}

/** An order has left with its last parcel, and has arrived with the last. One without a shipment stays behind, which the office must know. */
async function moveOrder(transaction: Database, order: OrderRow): Promise<void> {
  const orderId = order.id
  const rows = await transaction
    .select({ parcel: shipments.parcel, state: shipments.state })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
  const living = rows.filter(({ state }) => !isOver(state))
  const behind = rows.find(({ parcel }) => living.every((one) => one.parcel !== parcel))
  if (behind) {
    const isKnown = hasLeft(order) || order.needsAttention === 'parcel_trouble'
    if (!isKnown) await flagOrder(transaction, orderId, 'parcel_trouble', { parcel: behind.parcel })
    return
  }
  const states = living.map(({ state }) => state)
  if (states.every((state) => state === 'delivered'))
    await parcelsMoved.happened(transaction, { orderId, to: 'delivered' })
  else if (states.every((state) => rankOf[state] >= rankOf.underway))
    await parcelsMoved.happened(transaction, { orderId, to: 'shipped' })
}

/** The number of a parcel that won't go is no longer the order's. */
export async function forgetNumber(transaction: Database, order: OrderRow, gone: string | null): Promise<void> {
  if (gone === null || order.trackingNumber !== gone) return
  const [other] = await transaction
    .select({ trackingNumber: shipments.trackingNumber })
    .from(shipments)
    .where(and(eq(shipments.orderId, order.id), isLiving, sql`${shipments.trackingNumber} is not null`))
    .orderBy(asc(shipments.parcel))
    .limit(1)
  await transaction
    .update(orders)
    .set({ ...bumpVersion, trackingNumber: other?.trackingNumber ?? null })
    .where(eq(orders.id, order.id))
}

/** Ends a shipment of which the carrier has nothing, or nothing any more. */
export const endShipment = (
  transaction: Database,
  id: number,
  state: 'refused' | 'cancelled',
  problem: ShipmentProblem | null,
) =>
  transaction
    .update(shipments)
    .set({ state, problem, isCancellable: false, askedAt: null, checkedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(shipments.id, id), isLiving))
    .returning()
