import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { notes, tags } from './notes.table.ts'
import type { About, Remarks } from './note.ts'

/** Which rows of a table are about this. */
export const areAbout = (table: typeof notes | typeof tags, about: About): SQL =>
  'order' in about ? eq(table.orderId, about.order) : eq(table.personId, about.person)

export const ofAbout = (about: About) =>
  'order' in about ? { orderId: about.order, personId: null } : { orderId: null, personId: about.person }

/** Tags are the same in any case of letters, Polish ones too. */
export const isSameTag = (tag: string): SQL =>
  sql`lower(tag collate "pg_c_utf8") = lower(${tag}::text collate "pg_c_utf8")`

const mostSuggestions = 30

export async function readRemarks(database: Database, about: About): Promise<Remarks> {
  const written = await database.select().from(notes).where(areAbout(notes, about)).orderBy(desc(notes.id))
  const given = await database.select({ tag: tags.tag }).from(tags).where(areAbout(tags, about)).orderBy(tags.id)
  const own = new Set(given.map(({ tag }) => tag.toLowerCase()))
  return {
    notes: written.map(({ id, text, writtenBy, writtenAt, changedAt }) => ({
      id,
      text,
      writtenBy,
      writtenAt: writtenAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    })),
    tags: given.map(({ tag }) => tag),
    suggestions: (await listTags(database)).filter((tag) => !own.has(tag.toLowerCase())),
  }
}

/** The tags in use, the most used first; of orders alone where those are asked for. */
export async function listTags(database: Database, of?: 'orders'): Promise<string[]> {
  const { rows } = await database.execute<{ tag: string }>(sql`
    select min(tag) as tag from tags ${of === 'orders' ? sql`where order_id is not null` : sql``}
    group by lower(tag collate "pg_c_utf8") order by count(*) desc, 1 limit ${mostSuggestions}::integer`)
  return rows.map(({ tag }) => tag)
}

/** Removes what was written about orders whose customer is forgotten. */
export async function forgetRemarks(transaction: Database, orderIds: number[]): Promise<void> {
  await transaction.delete(notes).where(inArray(notes.orderId, orderIds))
  await transaction.delete(tags).where(inArray(tags.orderId, orderIds))
}

/** Locks what a remark is about, so that it isn't gone when the remark is written. */
export async function hold(transaction: Database, about: About): Promise<boolean> {
  const { rows } = await transaction.execute(
    'order' in about
      ? sql`select from orders where id = ${about.order}::integer and anonymised_at is null for key share`
      : sql`select from people where id = ${about.person}::integer for key share`,
  )
  return rows.length > 0
}

export const isTagOf = (about: About, tag: string) => and(areAbout(tags, about), isSameTag(tag))
