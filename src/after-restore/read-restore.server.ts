import { and, count, desc, eq } from 'drizzle-orm'
import { mails } from '../mail/mails.table.ts'
import { campaigns } from '../marketing/campaigns/campaigns.table.ts'
import type { PaymentProvider } from '../sales/payments/payment.ts'
import type { Database } from '../server/database/database.ts'
import { restores } from '../server/backup/restores.table.ts'
import type { RestoreReport } from './after-restore.ts'

/** The last restore, if there ever was one. */
export async function readRestore(
  database: Database,
  provider: PaymentProvider | undefined,
): Promise<RestoreReport | null> {
  const [last] = await database.select().from(restores).orderBy(desc(restores.restoredAt)).limit(1)
  if (!last) return null
  const [waiting] = await database.select({ count: count() }).from(mails).where(eq(mails.state, 'waiting'))
  const isPaused = and(eq(campaigns.state, 'paused'), eq(campaigns.pauseReason, 'restored'))
  const [paused] = await database.select({ count: count() }).from(campaigns).where(isPaused)
  return {
    isConfirmed: last.confirmedAt !== null,
    confirmedBy: last.confirmedBy,
    confirmedAt: last.confirmedAt?.toISOString() ?? null,
    restoredAt: last.restoredAt.toISOString(),
    backupMadeAt: last.backupMadeAt.toISOString(),
    isContinued: last.isContinued,
    series: last.series,
    leftSince: last.leftSince,
    waitingMails: waiting?.count ?? 0,
    pausedCampaigns: paused?.count ?? 0,
    payments: {
      provider: provider?.name ?? 'none',
      askedAt: last.paymentsAskedAt?.toISOString() ?? null,
      problem: last.paymentsProblem,
      settled: last.paymentsSettled,
      strays: last.strayPayments,
    },
  }
}
