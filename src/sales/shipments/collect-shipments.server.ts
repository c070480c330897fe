import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { CarrierRefused, CarrierUnavailable, type Carrier } from '../../shipping/carrier/carrier.ts'
import { askCarrier, type AskProblem } from './ask-carrier.server.ts'
import { clockOf } from './read-at-carrier.server.ts'
import { settleShipment } from './settle-shipment.server.ts'
import { collectionUncertain, nothingToCollect } from './shipment.ts'
import { shipments, type ShipmentRow } from './shipments.table.ts'

type Collected = { collection: string; ids: number[] }
type Problem = typeof nothingToCollect | typeof collectionUncertain | AskProblem

/**
 * Orders that parcels are fetched. They are taken before the carrier is asked, so that two who press order once; where its answer was
 * lost, each parcel is read first, which says whether it is to be fetched.
 */
export async function collectShipments(
  { database, carrier }: { database: Database; carrier: Carrier },
  by: Acting,
  ids: number[],
): Promise<Outcome<Collected, Problem>> {
  const lost = await readLost(database, carrier, ids)
  if (!lost.ok) return lost
  const taken = await take(database, carrier, ids)
  if (taken.length === 0) return nothingToCollect
  const numbers = taken.flatMap(({ carrierId }) => carrierId ?? [])
  let isCertain = false
  const asked = await askCarrier(() =>
    carrier.collect(numbers).catch((error: unknown) => {
      isCertain = error instanceof CarrierRefused || (error instanceof CarrierUnavailable && error.isUntouched)
      throw error
    }),
  )
  const own = inArray(
    shipments.id,
    taken.map(({ id }) => id),
  )
  if (!asked.ok) {
    if (!isCertain) return collectionUncertain
    await database.update(shipments).set({ collectionAskedAt: null }).where(own)
    return asked
  }
  await database.transaction(async (transaction) => {
    await transaction.update(shipments).set({ collection: asked.value, collectionAskedAt: null }).where(own)
    const after = { collection: asked.value, parcels: taken.map(({ reference }) => reference) }
    await recordAudit(transaction, by, { action: 'sent', subject: 'shipment', name: asked.value, after })
  })
  return done({ collection: asked.value, ids: taken.map(({ id }) => id) })
}

const mayBeFetched = and(eq(shipments.state, 'ready'), isNull(shipments.collection))

const take = (database: Database, carrier: Carrier, ids: number[]): Promise<ShipmentRow[]> =>
  database
    .update(shipments)
    .set({ collectionAskedAt: sql`now()` })
    .where(
      and(
        inArray(shipments.id, ids),
        eq(shipments.carrier, carrier.name),
        mayBeFetched,
        isNull(shipments.collectionAskedAt),
      ),
    )
    .returning()

/** Of parcels for which the answer was lost, the carrier says whether it has them; while it may still be at it, nobody asks again. */
async function readLost(
  database: Database,
  carrier: Carrier,
  ids: number[],
): Promise<Outcome<undefined, typeof collectionUncertain | AskProblem>> {
  const rows = await database
    .select()
    .from(shipments)
    .where(and(inArray(shipments.id, ids), mayBeFetched))
  for (const { id, carrierId, collectionAskedAt } of rows) {
    if (collectionAskedAt === null || carrierId === null) continue
    const now = await clockOf(database)
    if (now.getTime() - collectionAskedAt.getTime() < carrier.quiet) return collectionUncertain
    const report = await askCarrier(() => carrier.read(carrierId))
    if (!report.ok) return report
    if (report.value) await settleShipment(database, id, report.value, now)
    await database
      .update(shipments)
      .set({ collectionAskedAt: null })
      .where(and(eq(shipments.id, id), eq(shipments.collectionAskedAt, collectionAskedAt)))
  }
  return done(undefined)
}
