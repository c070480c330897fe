import { and, eq, sql } from 'drizzle-orm'
import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { mails } from '../mail/mails.table.ts'
import type { Database } from '../server/database.ts'
import { contactMessageNotFound } from './contact-message.ts'
import { contactMessages } from './contact-messages.table.ts'

/**
 * Deletes a message, for who asks to be forgotten, and the mail that told the office of it. Both were written in one
 * transaction, so they bear the same moment, to the microsecond. The trail keeps nothing but that there was one.
 */
export function forgetMessage(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof contactMessageNotFound>> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction
      .select({ email: contactMessages.email, handledAt: contactMessages.handledAt })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update')
    if (!held) return contactMessageNotFound
    const writtenThen = sql`${mails.createdAt} = (select created_at from contact_messages where id = ${id})`
    await transaction.delete(mails).where(and(eq(mails.kind, 'contact'), eq(mails.replyTo, held.email), writtenThen))
    await transaction.delete(contactMessages).where(eq(contactMessages.id, id))
    const before = { isHandled: held.handledAt !== null }
    await recordAudit(transaction, by, { action: 'deleted', subject: 'contact_message', id, before })
    return done(undefined)
  })
}
