import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { mails } from '../mail/mails.table.ts'
import type { Database } from '../server/database/database.ts'
import { contactMessages } from './contact-messages.table.ts'
import { toMessageJson } from './messages.server.ts'
import { contactMessageNotFound } from './contact-message.ts'

export const personalMessages: PersonalRecord = {
  name: 'messages',
  async read(database, email) {
    const found = await database
      .select()
      .from(contactMessages)
      .where(isSameEmail(contactMessages.email, email))
      .orderBy(desc(contactMessages.id))
    return found.map((message) => ({
      id: String(message.id),
      title: message.name,
      at: message.createdAt.toISOString(),
      place: { tab: 'messages', show: 'all', search: `#${message.id}` },
      fate: 'deleted',
      why: [],
      until: null,
      data: toMessageJson(message),
    }))
  },
  erase: (transaction, _, items) =>
    deleteMessages(
      transaction,
      items.map(({ id }) => Number(id)),
    ),
}

export const clearOldMessages: Clear = async (transaction, before, max) => {
  const old = await transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .orderBy(asc(contactMessages.createdAt))
    .limit(max)
    .for('update', { skipLocked: true })
  await deleteMessages(
    transaction,
    old.map(({ id }) => id),
  )
  return old.length
}

/**
 * Deletes a message and its email to the office, because the sender asked to be forgotten. The audit log keeps only
 * that there was one.
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
async function deleteMessages(transaction: Database, ids: number[]): Promise<void> {
  const areThese = inArray(contactMessages.id, ids)
  await transaction.delete(mails).where(
    sql`${mails.kind} = 'contact' and exists (select from ${contactMessages} where ${areThese}
      and ${contactMessages.createdAt} = ${mails.createdAt} and ${contactMessages.email} = ${mails.replyTo})`,
  )
  await transaction.delete(contactMessages).where(areThese)
}
