import { eq, inArray, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { mails } from '../mail/mails.table.ts'
import type { Database } from '../server/database/database.ts'
import { contactMessageNotFound } from './contact-message.ts'
import { contactMessages } from './contact-messages.table.ts'

/**
 * Deletes a message, for who asks to be forgotten, and the mail that told the office of it. The trail keeps nothing but that there was one.
 */
export function forgetMessage(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof contactMessageNotFound>> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction
      .select({ handledAt: contactMessages.handledAt })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update')
    if (!held) return contactMessageNotFound
    await deleteMessages(transaction, [id])
    const before = { isHandled: held.handledAt !== null }
    await recordAudit(transaction, by, { action: 'deleted', subject: 'contact_message', id, before })
    return done(undefined)
  })
}

/** A message and its mail are written in one transaction, so they have the same timestamp, to the microsecond. */
export async function deleteMessages(transaction: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const areThese = inArray(contactMessages.id, ids)
  await transaction.delete(mails).where(
    sql`${mails.kind} = 'contact' and exists (select from ${contactMessages} where ${areThese}
      and ${contactMessages.createdAt} = ${mails.createdAt} and ${contactMessages.email} = ${mails.replyTo})`,
  )
  await transaction.delete(contactMessages).where(areThese)
}
