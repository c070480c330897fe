import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { JobServices } from '../../../server/jobs/jobs.ts'
import { requestRefund } from './request-refund.server.ts'
import { payments } from '../payments.table.ts'
import { refunds } from './refunds.table.ts'

/** So many at a time: the next minute goes on. */
const max = 50

/**
 * Asks again for refunds of which nobody knows yet what the provider made of them: it was away, or the copy that asked has
 * died. After a minute first, then with growing pauses of up to an hour, for as long as it takes.
 */
export async function requestRefunds(services: Pick<JobServices, 'database' | 'payments' | 'log'>): Promise<void> {
  if (!services.payments) return
  const { askedAt, createdAt, askedTimes, state } = refunds
  const pause = sql`least(interval '1 minute' * power(2, least(greatest(${askedTimes}, 1), 7) - 1), interval '1 hour')`
  const due = await services.database
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(state, 'waiting'),
        sql`coalesce(${askedAt}, ${createdAt}) < now() - ${pause}`,
        inArray(payments.provider, [services.payments.name, 'demo']),
      ),
    )
    .orderBy(asc(sql`coalesce(${askedAt}, ${createdAt})`))
    .limit(max)
  let unanswered = 0
  for (const { id } of due) {
    const { state: now } = await requestRefund(services, id)
    if (now === 'waiting') unanswered += 1
    // Who can't be reached once won't be the next moment either.
    if (unanswered >= 3) break
  }
}
