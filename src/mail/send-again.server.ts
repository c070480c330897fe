import { and, eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { enqueue } from '../server/jobs.ts'
import { mailNotFailed, mailNotFound } from './mail.ts'
import { mails } from './mails.table.ts'
import { sendMail } from './send-mail.server.ts'

/** Puts a mail that failed back among those that wait; of two who ask at once, one is told that it isn't failed any more. */
export function sendAgain(
  database: Database,
  id: string,
): Promise<Outcome<void, typeof mailNotFound | typeof mailNotFailed>> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction
      .update(mails)
      .set({ state: 'waiting' })
      .where(and(eq(mails.id, id), eq(mails.state, 'failed')))
    if (rowCount === 1) {
      await enqueue(transaction, sendMail, { mail: id })
      return done(undefined)
    }
    const [mail] = await transaction.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
    return mail ? mailNotFailed : mailNotFound
  })
}
