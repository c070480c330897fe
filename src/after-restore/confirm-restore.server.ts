import { eq, isNull, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { raiseLastNumber } from '../sales/invoices/next-number.server.ts'
import { done, type Failure, type Outcome } from '../kernel/outcome.ts'
import { releaseMails } from '../mail/held-mails.server.ts'
import type { Database } from '../server/database/database.ts'
import { enqueue } from '../server/jobs/jobs.ts'
import { restores, type RestoreRow } from '../server/backup/restores.table.ts'
import type { SeriesSince } from '../schemas/restored.ts'
import { issueWaiting } from '../sales/invoices/issue-waiting.server.ts'
import {
  lastNumbersMissing,
  lastNumberTooLow,
  nothingToConfirm,
  paymentsNotAsked,
  type RestoreConfirmation,
} from './after-restore.ts'

type Problem = Failure<
  (typeof nothingToConfirm | typeof lastNumbersMissing | typeof lastNumberTooLow | typeof paymentsNotAsked)['code']
>

/** Confirms a restore: documents are issued and emails are sent again. */
export function confirmRestore(
  database: Database,
  by: Acting,
  given: RestoreConfirmation,
): Promise<Outcome<void, Problem>> {
  return database.transaction(async (transaction) => {
    const [open] = await transaction.select().from(restores).where(isNull(restores.confirmedAt)).for('update')
    if (!open) return nothingToConfirm
    if (!open.paymentsAskedAt && !given.paymentsLookedUp) return paymentsNotAsked
    const numbered = completeSeries(open, given)
    if (!numbered.ok) return numbered
    const series = numbered.value
    for (const one of series) await raiseLastNumber(transaction, one)
    await transaction
      .update(restores)
      .set({
        confirmedAt: sql`now()`,
        confirmedBy: by.username,
        series,
        // The provider still knows the addresses.
        strayPayments: open.strayPayments.map((payment) => ({ ...payment, email: null })),
      })
      .where(eq(restores.id, open.id))
    await enqueue(transaction, issueWaiting, { since: open.restoredAt.toISOString() })
    const sent = await releaseMails(transaction)
    await recordAudit(transaction, by, {
      action: 'confirmed',
      subject: 'restore',
      after: {
        backupMadeAt: open.backupMadeAt.toISOString(),
        lastNumbers: series
          .map(({ kind, year, last }) => `${kind === 'invoice' ? 'FV' : 'FK'}/${year}/${last}`)
          .join(', '),
        strayPayments: open.strayPayments.length,
        releasedMails: sent,
      },
    })
    return done(undefined)
  })
}

const fields = { invoice: 'lastInvoice', correction: 'lastCorrection' } as const

/** Each series with its last number, known or entered by the administrator. */
function completeSeries({ series }: RestoreRow, given: RestoreConfirmation): Outcome<SeriesSince[], Problem> {
  const complete: SeriesSince[] = []
  for (const one of series) {
    const field = fields[one.kind]
    const last = one.last ?? given[field] ?? (given.noneIssuedSince ? one.inBackup : null)
    if (last === null) return { ...lastNumbersMissing, field }
    if (last < one.inBackup) return { ...lastNumberTooLow, field }
    complete.push({ ...one, last })
  }
  return done(complete)
}
