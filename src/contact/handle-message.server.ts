import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { contactMessageNotFound, type ContactRecord } from './contact-message.ts'
import { contactMessages } from './contact-messages.table.ts'
import { toMessageJson } from './to-message-json.server.ts'

/**
 * Marks a message as handled, or as open again. If two administrators do it at once, the first one is recorded. The
 * audit entry names the message only by its id, because the sender may ask to be erased.
 */
export function handleMessage(
  database: Database,
  by: Acting,
  id: number,
  isHandled: boolean,
): Promise<Outcome<ContactRecord, typeof contactMessageNotFound>> {
  return database.transaction(async (transaction) => {
    const isThis = eq(contactMessages.id, id)
    const [held] = await transaction.select().from(contactMessages).where(isThis).for('update')
    if (!held) return contactMessageNotFound
    const wasHandled = held.handledAt !== null
    if (wasHandled === isHandled) return done(toMessageJson(held))
    const [message] = await transaction
      .update(contactMessages)
      .set(isHandled ? { handledAt: sql`now()`, handledBy: by.username } : { handledAt: null, handledBy: null })
      .where(isThis)
      .returning()
    const change = { before: { isHandled: wasHandled }, after: { isHandled } }
    await recordAudit(transaction, by, { action: 'changed', subject: 'contact_message', id, ...change })
    return done(toMessageJson(message as typeof held))
  })
}
