import { and, count, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { numberSought } from '../schemas/list-filters.ts'
import { contactMessages } from './contact-messages.table.ts'
import { toMessageJson } from './to-message-json.server.ts'
import type { ContactRecord } from './contact-message.ts'

interface Asked {
  page: number
  limit: number
  handled?: boolean | undefined
  search?: string | undefined
}

/** The newest first. What is searched for is looked for in name, address and text, in whatever letters; "#12" is the one of this number. */
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
