import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { ago } from '../server/ago.ts'
import type { JobGround } from '../server/jobs.ts'
import { ProviderAway } from './payment.ts'
import { payments } from './payments.table.ts'
import { settlePayment } from './settle-payment.server.ts'

/** So many at a time: the next minute goes on. */
const most = 200

/**
 * Asks the provider for sessions that are over, and now and then for those that aren't: news of them may have been lost.
 * @param all asks for every one that isn't settled, as the administrator wishes
 * @returns how many were asked for, and how many of them turned out to be paid
 */
export async function settlePayments(
  ground: Pick<JobGround, 'database' | 'payments' | 'log'>,
  { all = false } = {},
): Promise<{ asked: number; paid: number; unreachable: number }> {
  const counted = { asked: 0, paid: 0, unreachable: 0 }
  // Nobody else can be asked, so what is left of an earlier provider must not stand before what can be.
  if (!ground.payments) return counted
  const isDue = or(
    and(lt(payments.expiresAt, sql`now()`), or(isNull(payments.checkedAt), lt(payments.checkedAt, ago('30 seconds')))),
    lt(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`, ago('5 minutes')),
  )
  const due = await ground.database
    .select({ id: payments.id, sessionId: payments.sessionId })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['open', 'processing']),
        eq(payments.provider, ground.payments.name),
        all ? undefined : isDue,
      ),
    )
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`))
    .limit(most)
  for (const { id, sessionId } of due) {
    if (sessionId === null) continue
    // What gets no answer, or none that says anything, lets the others go first the next time.
    await ground.database
      .update(payments)
      .set({ checkedAt: sql`now()` })
      .where(eq(payments.id, id))
    try {
      counted.asked += 1
      if ((await settlePayment(ground, sessionId)) === 'paid') counted.paid += 1
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      counted.unreachable += 1
      ground.log.warn({ err: error }, 'a payment could not be asked for')
      // Who can't be reached once won't be the next moment either.
      if (counted.unreachable >= 3) break
    }
  }
  return counted
}
