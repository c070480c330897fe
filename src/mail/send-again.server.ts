import { and, eq } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { enqueue } from '../server/jobs/jobs.ts'
import { mailNotFailed, mailNotFound } from './mail.ts'
import { mails } from './mails.table.ts'
import { sendMail } from './send-mail.server.ts'

/**
 * Queues a failed mail again. If two administrators do it at once, one gets the answer that it isn't failed any more.
 */
export function sendAgain(
  database: Database,
  by: Acting,
  id: string,
): Promise<Outcome<void, typeof mailNotFound | typeof mailNotFailed>> {
  return database.transaction(async (transaction) => {
    const [waiting] = await transaction
      .update(mails)
      .set({ state: 'waiting' })
      .where(and(eq(mails.id, id), eq(mails.state, 'failed')))
      .returning({ kind: mails.kind })
    if (waiting) {
      // By its kind: subjects name people, who may want to be forgotten.
      await recordAudit(transaction, by, { action: 'sent', subject: 'mail', id, name: waiting.kind })
      await enqueue(transaction, sendMail, { mail: id })
      return done(undefined)
    }
    const [mail] = await transaction.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
    return mail ? mailNotFailed : mailNotFound
  })
}
