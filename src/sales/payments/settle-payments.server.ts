import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { ago } from '../../server/database/ago.ts'
import type { JobServices } from '../../server/jobs/jobs.ts'
import { ProviderUnavailable } from './payment.ts'
import { payments } from './payments.table.ts'
import { settlePayment } from './settle-payment.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'

/** The batch size: the next run continues. */
const max = 200

/**
 * Asks the provider about expired sessions, and from time to time about open and paid ones, in case a webhook was lost.
 * @param all also asks about every unsettled session, for the administrator
 * @returns how many were asked about, and how many turned out to be paid
 */
export async function settlePayments(
  services: Pick<JobServices, 'database' | 'payments' | 'log'>,
  { all = false } = {},
): Promise<{ asked: number; paid: number; unreachable: number }> {
  const counted = { asked: 0, paid: 0, unreachable: 0 }
  // Sessions of an earlier provider can't be asked about, so they must not block the others.
  if (!services.payments) return counted
  const { state, provider, expiresAt, checkedAt, createdAt } = payments
  const isUnsettled = inArray(state, ['open', 'processing'])
  const isDue = or(
    and(lt(expiresAt, sql`now()`), or(isNull(checkedAt), lt(checkedAt, ago('30 seconds')))),
    lt(sql`coalesce(${checkedAt}, ${createdAt})`, ago('5 minutes')),
  )
  // A session we closed is asked about once more after its end: it may have been paid at the last moment.
  const wasClosed = and(
    eq(state, 'superseded'),
    lt(expiresAt, sql`now()`),
    or(isNull(checkedAt), lt(checkedAt, expiresAt)),
  )
  // A paid session may be refunded at the provider: asked once a day, for as long as that usually happens.
  const mayBeRefunded = and(
    inArray(state, ['paid', 'flagged']),
    eq(provider, 'stripe'),
    lt(checkedAt, ago('1 day')),
    gt(createdAt, ago('90 days')),
  )
  const due = await services.database
    .select({ id: payments.id, sessionId: payments.sessionId, state })
    .from(payments)
    .where(
      and(
        or(and(isUnsettled, all ? undefined : isDue), wasClosed, mayBeRefunded),
        inArray(provider, [services.payments.name, 'demo']),
      ),
    )
    .orderBy(asc(sql`coalesce(${checkedAt}, ${createdAt})`))
    .limit(max)
  for (const { id, sessionId, state: before } of due) {
    if (sessionId === null) continue
    // Sessions without a useful answer come last the next time.
    await services.database
      .update(payments)
      .set({ checkedAt: sql`now()` })
      .where(eq(payments.id, id))
    try {
      const isNews = before === 'open' || before === 'processing'
      if (isNews) counted.asked += 1
      if ((await settlePayment(services, sessionId)) === 'paid' && isNews) counted.paid += 1
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      counted.unreachable += 1
      services.log.warn({ err: error }, 'a payment could not be asked for')
      // After one failure to reach the provider the rest is skipped.
      if (counted.unreachable >= 3) break
    }
  }
  return counted
}

type Services = Parameters<typeof settlePayments>[0]

/**
 * Asks the provider about all open payments. The results appear in each order's history. The audit entry is written
 * after the answers, so no transaction waits for the network.
 */
export async function checkPayments(services: Services, by: Acting): ReturnType<typeof settlePayments> {
  const counted = await settlePayments(services, { all: true })
  await recordAudit(services.database, by, { action: 'checked_payments', subject: 'order', after: counted })
  return counted
}
