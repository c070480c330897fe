import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Carrier } from '../../shipping/carrier/carrier.ts'
import { settleShipment } from './settle-shipment.server.ts'
import type { ProblemCode } from './shipment.ts'
import { shipments, type ShipmentRow } from './shipments.table.ts'

/** Asks how it stands; what is offered is bought, if by then nobody has. */
export async function readAtCarrier(
  database: Database,
  carrier: Carrier,
  { id }: Pick<ShipmentRow, 'id'>,
  carrierId: string,
): Promise<void> {
  const asked = await clockOf(database)
  const report = await carrier.read(carrierId)
  if (!report) {
    await noteProblem(database, id, 'gone_at_carrier')
    return
  }
  await settleShipment(database, id, report, asked)
  if (report.offer === null) return
  await carrier.buy(carrierId, report.offer)
  const bought = await clockOf(database)
  const after = await carrier.read(carrierId)
  if (after) await settleShipment(database, id, after, bought)
}

export async function clockOf(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(sql`select to_json(clock_timestamp()) #>> '{}' as now`)
  return new Date(rows[0]?.now ?? 0)
}

/** Says why it doesn't go on; the state stays. */
export async function noteProblem(database: Database, id: number, code: ProblemCode): Promise<void> {
  await database
    .update(shipments)
    .set({ problem: { code }, checkedAt: sql`now()` })
    .where(and(eq(shipments.id, id), notInArray(shipments.state, ['delivered', 'returned', 'refused', 'cancelled'])))
}
