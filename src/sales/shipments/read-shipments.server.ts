import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { orders } from '../orders/orders.table.ts'
import { trackingUrl } from '../orders/tracking.ts'
import { problemSentence } from './shipment-words.ts'
import { hasLabel, isOver, type ShipmentFilter, type ShipmentRecord } from './shipment.ts'
import { shipments, type ShipmentRow } from './shipments.table.ts'

const most = 2_000

/** Shipments as the panel has them, parcel by parcel, the latest try at each last. */
export async function readShipments(
  database: Database,
  { orderIds, ids, days }: ShipmentFilter,
): Promise<ShipmentRecord[]> {
  const since = sql`(date_trunc('day', now() at time zone 'Europe/Warsaw') - ${(days ?? 1) - 1} * interval '1 day')
    at time zone 'Europe/Warsaw'`
  const rows = await database
    .select({ row: shipments, number: orders.number })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        orderIds && inArray(shipments.orderId, orderIds),
        ids && inArray(shipments.id, ids),
        days !== undefined || !(orderIds ?? ids) ? gte(shipments.createdAt, since) : undefined,
      ),
    )
    .orderBy(asc(shipments.orderId), asc(shipments.parcel), asc(shipments.id))
    .limit(most)
  return rows.map(({ row, number }) => toShipmentJson(row, number))
}

function toShipmentJson(row: ShipmentRow, orderNumber: string): ShipmentRecord {
  const { id, orderId, parcel, carrier, reference, service, point, state, told, trackingNumber, problem } = row
  const { template, weight, length, width, height } = row
  const measures = length !== null && width !== null && height !== null ? { length, width, height } : null
  return {
    id,
    orderId,
    orderNumber,
    parcel,
    carrier,
    reference,
    service,
    point,
    size: { template, measures, weight },
    state,
    told,
    trackingNumber,
    trackingUrl: trackingUrl(trackingNumber),
    hasLabel: hasLabel(state, trackingNumber),
    isCancellable: mayCancel(row),
    mayRetry: mayRetry(row),
    collection: row.collection,
    problem: problem && { code: problem.code, sentence: problemSentence(problem) },
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What the carrier doesn't have yet can be taken back; what it has, while it says so. */
export const mayCancel = ({ state, isCancellable, cancellingBy }: ShipmentRow): boolean =>
  cancellingBy === null && (state === 'waiting' || (state === 'made' && isCancellable))

/** The shop tries by itself; this is for whoever has mended what was in the way. */
export const mayRetry = ({ state, problem }: ShipmentRow): boolean =>
  !isOver(state) && ['waiting', 'made'].includes(state) && problem !== null
