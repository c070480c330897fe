import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { JobGround } from '../../../server/jobs/jobs.ts'
import { askForRefund } from './ask-for-refund.server.ts'
import { payments } from '../payments.table.ts'
import { refunds } from './refunds.table.ts'

/** So many at a time: the next minute goes on. */
const most = 50

/**
 * Asks again for refunds of which nobody knows yet what the provider made of them: it was away, or the copy that asked has
 * died. After a minute first, then with growing pauses of up to an hour, for as long as it takes.
 */
export async function askForRefunds(ground: Pick<JobGround, 'database' | 'payments' | 'log'>): Promise<void> {
  if (!ground.payments) return
  const { askedAt, createdAt, askedTimes, state } = refunds
  const pause = sql`least(interval '1 minute' * power(2, least(greatest(${askedTimes}, 1), 7) - 1), interval '1 hour')`
  const due = await ground.database
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(state, 'waiting'),
        sql`coalesce(${askedAt}, ${createdAt}) < now() - ${pause}`,
        inArray(payments.provider, [ground.payments.name, 'demo']),
      ),
    )
    .orderBy(asc(sql`coalesce(${askedAt}, ${createdAt})`))
    .limit(most)
  let unanswered = 0
  for (const { id } of due) {
    const { state: now } = await askForRefund(ground, id)
    if (now === 'waiting') unanswered += 1
    // Who can't be reached once won't be the next moment either.
    if (unanswered >= 3) break
  }
}
