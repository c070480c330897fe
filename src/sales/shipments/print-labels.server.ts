import { desc, eq, inArray, sql } from 'drizzle-orm'
import { mayDo, type Role } from '../../guards/permissions.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import type { Carrier, LabelFormat } from '../../shipping/carrier/carrier.ts'
import { orders } from '../orders/orders.table.ts'
import { askCarrier, type AskProblem } from './ask-carrier.server.ts'
import { hasLabel, labelsMissing, noReturnLabel, shipmentNotFound } from './shipment.ts'
import { shipments } from './shipments.table.ts'

/** It is on the packing table, or left it today. */
const isAtHand = sql<boolean>`(${shipments.state} = 'ready' or ${shipments.state} = 'underway' and ${shipments.updatedAt} >=
  date_trunc('day', now() at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw')`

/**
 * The labels of these shipments in one file, in the order in which they were asked for. One without a label is named, and so is one of
 * earlier days to who only packs: a label has a name and an address on it.
 */
export async function printLabels(
  { database, carrier }: { database: Database; carrier: Carrier },
  { role }: { role: Role },
  ids: number[],
  format: LabelFormat,
): Promise<Outcome<Uint8Array, typeof shipmentNotFound | ReturnType<typeof labelsMissing> | AskProblem>> {
  const rows = await database
    .select({ row: shipments, number: orders.number, isAtHand })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(inArray(shipments.id, ids))
  const wanted = ids.map((id) => rows.find(({ row }) => row.id === id))
  const all = wanted.flatMap((one) => one ?? [])
  if (all.length < ids.length) return shipmentNotFound
  const isOffice = mayDo(role, 'manage orders')
  const missing = all.filter(
    ({ row, isAtHand: isHere }) =>
      !hasLabel(row.state, row.trackingNumber) || row.carrier !== carrier.name || !(isHere || isOffice),
  )
  if (missing.length > 0)
    return labelsMissing(missing.map(({ row, number }) => ({ id: row.id, orderNumber: number, state: row.state })))
  const parcels = all.map(({ row }) => ({ id: row.carrierId ?? '', service: row.service }))
  const files = await askCarrier(() => carrier.labels(parcels, format))
  if (!files.ok) return files
  return done(await joined(files.value, format))
}

/** The labels with which a customer sends an order back: of each of its parcels that went by this carrier. */
export async function printReturnLabels(
  { database, carrier }: { database: Database; carrier: Carrier },
  orderId: number,
): Promise<Outcome<Uint8Array, typeof noReturnLabel | AskProblem>> {
  const rows = await database.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(desc(shipments.id))
  const sent = rows.filter(
    ({ state, carrierId, carrier: by }) =>
      carrierId !== null && by === carrier.name && ['underway', 'delivered', 'trouble'].includes(state),
  )
  if (sent.length === 0) return noReturnLabel
  const parcels = sent.map(({ carrierId, service }) => ({ id: carrierId ?? '', service }))
  const files = await askCarrier(() => carrier.returnLabels(parcels))
  return files.ok ? done(await joined(files.value, 'pdf-a6')) : files
}

async function joined(files: Uint8Array[], format: LabelFormat): Promise<Uint8Array> {
  if (format === 'zpl') return Buffer.concat(files.flatMap((file) => [file, Buffer.from('\n')]))
  const [first] = files
  return files.length === 1 && first ? first : runInWorker('joinLabels', files)
}
