import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../server/database/database.ts'
import { containsText } from '../server/database/text-search.ts'
import { numberSought } from '../schemas/list-filters.ts'
import type { MemberFilter, MemberKind } from './member.ts'
import { members } from './members.table.ts'

type Asked = MemberFilter & { page: number; limit: number }

export type MemberRow = typeof members.$inferSelect

/**
 * The latest first: by publication where only published ones are asked for, else by application. Those without materials are turned round:
 * who has waited longest comes first.
 */
export async function listMembers(
  database: Database,
  kind: MemberKind,
  { page, limit, ...filter }: Asked,
): Promise<{ rows: MemberRow[]; total: number }> {
  const { publishedAt, id } = members
  const isAsked = isAskedFor(kind, filter)
  const [counted] = await database.select({ total: count() }).from(members).where(isAsked)
  const byPublication = filter.published ? [desc(publishedAt)] : []
  const turn = filter.materialsSent === false ? [asc(id)] : [...byPublication, desc(id)]
  const rows = await database
    .select()
    .from(members)
    .where(isAsked)
    .orderBy(...turn)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted?.total ?? 0 }
}

/** What is searched for is looked for in name, e-mail address and postal address; "#12" is the one of this number. */
export function isAskedFor(kind: MemberKind, filter: MemberFilter): SQL | undefined {
  const { search, published, hidden, materialsSent, bonusSent } = filter
  const sought = numberSought(search)
  return and(
    eq(members.kind, kind),
    sought === undefined ? undefined : eq(members.id, sought),
    search && sought === undefined ? containsText(sql`members.search_text`, search) : undefined,
    isSo(members.publishedAt, published),
    isSo(members.hiddenAt, hidden),
    isSo(members.materialsSentAt, materialsSent),
    isSo(members.bonusSentAt, bonusSent),
  )
}

function isSo(since: PgColumn, asked: boolean | undefined): SQL | undefined {
  return asked === undefined ? undefined : asked ? isNotNull(since) : isNull(since)
}
