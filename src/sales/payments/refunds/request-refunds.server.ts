import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { JobServices } from '../../../server/jobs/jobs.ts'
import { requestRefund } from './request-refund.server.ts'
import { payments } from '../payments.table.ts'
import { refunds } from './refunds.table.ts'

/** The batch size: the next run continues. */
const max = 50

/**
 * Retries refunds with an unknown result (the provider was unavailable, or the copy crashed): after a minute, then with
 * pauses that grow to an hour, without an end.
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
    // After one failure to reach the provider the rest is skipped.
    if (unanswered >= 3) break
  }
}
