import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { enqueue, type Job, type JobServices } from '../../server/jobs/jobs.ts'
import { CarrierRefused, CarrierUnavailable } from '../../shipping/carrier/carrier.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { cancelAtCarrier } from './cancel-at-carrier.server.ts'
import { makeAtCarrier } from './make-at-carrier.server.ts'
import { noteProblem, readAtCarrier } from './read-at-carrier.server.ts'
import { endShipment, lockShipment } from './settle-shipment.server.ts'
import { isOver, type ShipmentProblem } from './shipment.ts'
import { shipments, type ShipmentRow } from './shipments.table.ts'
import { isToSend } from '../orders/to-pack.server.ts'

export type CarrierServices = Pick<JobServices, 'database' | 'carrier' | 'log'>

/** Bounds how long the shop goes on by itself: for about half a day. */
const mostTurns = 80
const longestPause = 600_000
const shortPause = 4_000

/** Takes a shipment its next step, and comes again until it has a label. What is on its way is followed by the schedule. */
export const bringShipmentForward: Job<{ shipment: number; turn?: number; isHint?: true }> = {
  name: 'bring-shipment-forward',
  retries: { max: 20, firstPauseSeconds: 15, longestPauseSeconds: 600 },
  atOnce: 4,
  async perform(services, { shipment, turn = 0, isHint }, signal) {
    const { database } = services
    let pause = await bringForward(services, shipment, turn)
    // A hint is worth one look: it starts no second row of them beside the one that goes on.
    if (isHint) return
    // Workers look for what is due every ten seconds; a label is there sooner.
    for (let look = 1; look <= 3 && pause !== undefined && pause <= shortPause && !signal.aborted; look += 1) {
      await sleep(pause)
      pause = await bringForward(services, shipment, turn + look)
    }
    if (pause === undefined) return
    if (turn >= mostTurns) await noteGivenUp(database, shipment)
    else await enqueue(database, bringShipmentForward, { shipment, turn: turn + 1 }, new Date(Date.now() + pause))
  },
  giveUp: ({ database }, { shipment }) => noteGivenUp(database, shipment),
}

/** What has a label is on its way, whatever was wrong with the carrier: the schedule goes on asking. */
async function noteGivenUp(database: Database, id: number): Promise<void> {
  const problem = { code: 'given_up' as const }
  await database
    .update(shipments)
    .set({ problem, checkedAt: sql`now()` })
    .where(and(eq(shipments.id, id), inArray(shipments.state, ['waiting', 'made'])))
}

/** @returns after how many milliseconds to come again; undefined: nothing more is to be done now */
export async function bringForward(services: CarrierServices, id: number, turn = 0): Promise<number | undefined> {
  const { database, carrier } = services
  const later = Math.min(longestPause, 15_000 * 1.5 ** Math.min(turn, 20))
  const held = await standingOf(database, id)
  if (!held || isOver(held.shipment.state)) return undefined
  const { shipment, isWanted } = held
  if (carrier?.name !== shipment.carrier) {
    await noteProblem(database, id, 'carrier_not_set')
    return later
  }
  const isToCancel =
    shipment.cancellingBy !== null || (!isWanted && ['waiting', 'made', 'ready'].includes(shipment.state))
  try {
    if (isToCancel) return await cancelAtCarrier(database, carrier, shipment)
    if (shipment.carrierId === null) {
      const wait = await makeAtCarrier(database, carrier, shipment)
      if (wait !== undefined) return wait
    } else await readAtCarrier(database, carrier, shipment, shipment.carrierId)
  } catch (error) {
    return troubleWith(services, shipment, error, later)
  }
  const now = await standingOf(database, id)
  // A label takes the carrier seconds; after a while one asks less.
  return now?.shipment.state === 'made' ? Math.min(60_000, 1_500 * 1.5 ** Math.min(turn, 20)) : undefined
}

/** The shipment as it stands, and whether its order is to be sent. */
async function standingOf(
  database: Database,
  id: number,
): Promise<{ shipment: ShipmentRow; isWanted: boolean } | undefined> {
  const [found] = await database
    .select({ shipment: shipments, isWanted: sql<boolean>`${isToSend}` })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(shipments.id, id))
  return found
}

async function troubleWith(
  { database, log }: CarrierServices,
  shipment: ShipmentRow,
  error: unknown,
  later: number,
): Promise<number | undefined> {
  if (error instanceof CarrierRefused) {
    await refuseShipment(database, shipment.id, { code: 'carrier_refused', fields: error.problems })
    return undefined
  }
  if (!(error instanceof CarrierUnavailable)) throw error
  log.warn({ err: error, shipment: shipment.id }, 'the carrier could not be asked')
  const isUncertain = !error.isUntouched && shipment.carrierId === null
  const known = { key: 'carrier_key', busy: 'carrier_busy' } as const
  const code = error.reason === 'key' || error.reason === 'busy' ? known[error.reason] : undefined
  await noteProblem(database, shipment.id, code ?? (isUncertain ? 'carrier_silent' : 'carrier_away'))
  return later
}

/** What was refused before the carrier had it is over; what it has stays, with what it said. */
async function refuseShipment(database: Database, id: number, problem: ShipmentProblem): Promise<void> {
  await database.transaction(async (transaction) => {
    const held = await lockShipment(transaction, id)
    if (!held) return
    if (held.shipment.carrierId !== null) {
      await transaction
        .update(shipments)
        .set({ problem, checkedAt: sql`now()` })
        .where(eq(shipments.id, id))
      return
    }
    const [ended] = await endShipment(transaction, id, 'refused', problem)
    if (!ended) return
    const { parcel, reference } = ended
    await recordEvent(transaction, ended.orderId, 'label_refused', 'carrier', { parcel, reference })
  })
}
