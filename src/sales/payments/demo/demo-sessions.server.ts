import { and, eq, sql } from 'drizzle-orm'
import { orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { demoOutcomes, payments } from '../payments.table.ts'

/** Records the outcome of a session. The first one counts; after its end a session is expired. */
export async function recordDemoOutcome(
  database: Database,
  sessionId: string,
  outcome: 'paid' | 'declined' | 'expired',
): Promise<void> {
  await database.execute(sql`
    insert into demo_outcomes (session_id, outcome)
    select session_id, case when expires_at <= now() then 'expired' else ${outcome}::text end
    from payments where session_id = ${sessionId} and provider = 'demo'
    on conflict do nothing`)
}

/** The session as it is now. Once somebody was told that it is expired, that is recorded, so it stays true. */
export async function readDemoSession(database: Database, sessionId: string) {
  const isThis = and(eq(payments.sessionId, sessionId), eq(payments.provider, 'demo'))
  const read = () =>
    database
      .select({
        amount: payments.amount,
        cancelPath: payments.cancelPath,
        orderNumber: orders.number,
        outcome: demoOutcomes.outcome,
        isOver: sql<boolean>`${payments.expiresAt} <= now()`,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(demoOutcomes, eq(demoOutcomes.sessionId, payments.sessionId))
      .where(isThis)
  const [found] = await read()
  if (!found?.isOver || found.outcome) return found
  await recordDemoOutcome(database, sessionId, 'expired')
  return (await read())[0]
}
