import { and, eq, sql } from 'drizzle-orm'
import { orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { demoOutcomes, payments } from '../payments.table.ts'

/** Of all that is done to a session the first counts, and nothing after its end: what comes then finds it expired. */
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

/** How a session stands. That its time is over is written down, so that nobody who was told so can be wrong later. */
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
