import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { numberSought } from '../schemas/list-filters.ts'
import { contactMessageNotFound, type ContactRecord } from './contact-message.ts'
import { contactMessages } from './contact-messages.table.ts'

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

interface Asked {
  page: number
  limit: number
  handled?: boolean | undefined
  search?: string | undefined
}

/** The newest first. A search looks in name, address and text, whatever the case; "#12" finds the message of this number. */
export async function listMessages(
  database: Database,
  { page, limit, handled, search }: Asked,
): Promise<{ messages: ContactRecord[]; total: number }> {
  const { name, email, message, createdAt, handledAt, id } = contactMessages
  const sought = numberSought(search)
  const pattern = search && sought === undefined && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isAsked = and(
    handled === undefined ? undefined : handled ? isNotNull(handledAt) : isNull(handledAt),
    sought === undefined ? undefined : eq(id, sought),
    pattern ? or(ilike(name, pattern), ilike(email, pattern), ilike(message, pattern)) : undefined,
  )
  const [counted] = await database.select({ total: count() }).from(contactMessages).where(isAsked)
  const rows = await database
    .select()
    .from(contactMessages)
    .where(isAsked)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { messages: rows.map(toMessageJson), total: counted?.total ?? 0 }
}

export const toMessageJson = (row: typeof contactMessages.$inferSelect): ContactRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
})
