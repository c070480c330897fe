import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { ago } from '../../server/database/ago.ts'
import { enqueue, type Job, type JobServices } from '../../server/jobs/jobs.ts'
import { orders } from '../orders/orders.table.ts'
import { bringForward, bringShipmentForward } from './bring-forward.server.ts'
import { shipments } from './shipments.table.ts'
import { isToSend } from '../orders/to-pack.server.ts'

/** The batch size: the next run continues. */
const max = 60
/** After so many failures in a run the rest is left to the next one. */
const patience = 3

const { state, checkedAt, createdAt, updatedAt, problem } = shipments
const lastLooked = sql`coalesce(${checkedAt}, ${createdAt})`

/** Asked each hour while something happens, and four times a day when a parcel has been underway for more than a week. */
const isDue = or(
  and(inArray(state, ['waiting', 'made']), sql`${lastLooked} < ${ago('15 minutes')}`),
  and(
    inArray(state, ['ready', 'underway']),
    sql`${updatedAt} > ${ago('7 days')}`,
    sql`${lastLooked} < ${ago('1 hour')}`,
  ),
  and(
    inArray(state, ['ready', 'underway', 'trouble']),
    sql`${updatedAt} > ${ago('60 days')}`,
    sql`${lastLooked} < ${ago('6 hours')}`,
  ),
)
/** Its order was cancelled, given back or withdrawn from meanwhile: it is taken back while that can be. */
const isUnwanted = and(
  inArray(state, ['waiting', 'made', 'ready']),
  sql`not ${isToSend}`,
  or(isNull(problem), sql`${lastLooked} < ${ago('1 hour')}`),
)

/** Asks the carrier where parcels are, in case news of them was lost. */
export const followShipments: Job = {
  name: 'follow-shipments',
  schedule: '* * * * *',
  atStart: true,
  retries: { max: 0, firstPauseSeconds: 60, longestPauseSeconds: 60 },
  perform: (services) => askAboutShipments(services),
}

async function askAboutShipments(services: Pick<JobServices, 'database' | 'carrier' | 'log'>): Promise<void> {
  const { database, carrier } = services
  if (!carrier) return
  const due = await database
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(shipments.carrier, carrier.name),
        or(isDue, isUnwanted),
        sql`${problem} ->> 'code' is distinct from 'given_up'`,
      ),
    )
    .orderBy(asc(lastLooked))
    .limit(max)
  let failures = 0
  for (const { id } of due) {
    // Those without a useful answer come last the next time.
    await database
      .update(shipments)
      .set({ checkedAt: sql`now()` })
      .where(eq(shipments.id, id))
    if ((await bringForward(services, id)) !== undefined) failures += 1
    if (failures >= patience) break
  }
}

/**
 * A message of the carrier is nothing but a reason to ask: anybody could have sent it. A shipment that was just looked at isn't asked
 * for again.
 */
export async function noteHint(database: JobServices['database'], carrierId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [hinted] = await transaction
      .update(shipments)
      .set({ checkedAt: sql`now()` })
      .where(and(eq(shipments.carrierId, carrierId), sql`${lastLooked} < ${ago('20 seconds')}`))
      .returning({ id: shipments.id })
    if (hinted) await enqueue(transaction, bringShipmentForward, { shipment: hinted.id, isHint: true })
  })
}
