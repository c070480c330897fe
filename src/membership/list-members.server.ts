import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import type { MemberKind } from './member.ts'
import { members } from './members.table.ts'

interface Asked {
  page: number
  limit: number
  /** Those that visitors see, or those that wait; both, unless asked. */
  published?: boolean | undefined
}

export type MemberRow = typeof members.$inferSelect

/** The latest first: by publication where only published ones are asked for, else by application. */
export async function listMembers(
  database: Database,
  kind: MemberKind,
  { page, limit, published }: Asked,
): Promise<{ rows: MemberRow[]; total: number }> {
  const { publishedAt, id } = members
  const isPublished = published === undefined ? undefined : published ? isNotNull(publishedAt) : isNull(publishedAt)
  const isAsked = and(eq(members.kind, kind), isPublished)
  const [counted] = await database.select({ total: count() }).from(members).where(isAsked)
  const rows = await database
    .select()
    .from(members)
    .where(isAsked)
    .orderBy(...(published ? [desc(publishedAt)] : []), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted?.total ?? 0 }
}
