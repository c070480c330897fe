import { and, asc, count, desc, eq, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../server/database/database.ts'
import { containsText } from '../server/database/text-search.ts'
import { numberSought } from '../schemas/list-filters.ts'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { lastAudit } from '../audit/last-audit.server.ts'
import { latest } from '../kernel/latest.ts'
import { materialsDueHours, type MemberFilter, type MemberKind, type MemberStatistics } from './member.ts'
import { members } from './members.table.ts'

type Asked = MemberFilter & { page: number; limit: number }

export type MemberRow = typeof members.$inferSelect

/**
 * The latest first: by publication if only published members are asked for, else by application. Of those without
 * materials, who has waited longest comes first.
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

/** A search looks in name, email address and postal address; "#12" finds the member of this number. */
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

export async function countMembers(database: Database): Promise<MemberStatistics> {
  const { kind, publishedAt, hiddenAt, materialsSentAt, appliedAt } = members
  const counting = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const isLate = sql`${appliedAt} < now() - make_interval(hours => ${materialsDueHours}::integer)`
  const [counted] = await database
    .select({
      totalMembers: counting(sql`true`),
      totalChefs: counting(sql`${kind} = 'chef'`),
      totalRestaurants: counting(sql`${kind} = 'restaurant'`),
      awaitingPublication: counting(sql`${publishedAt} is null and ${hiddenAt} is null`),
      awaitingMaterials: counting(sql`${materialsSentAt} is null`),
      lateMaterials: counting(sql`${materialsSentAt} is null and ${isLate}`),
    })
    .from(members)
  return counted as MemberStatistics
}

/** When a member was last shown, hidden, or deleted while shown. */
export async function membersShownSince(database: Database): Promise<Date | undefined> {
  const [shown] = await database.select({ last: max(members.publishedAt) }).from(members)
  const wasSeen = sql`(${auditEntries.after} ? 'published' or ${auditEntries.before} @> '{"published": true}')`
  return latest(shown?.last, await lastAudit(database, 'member', wasSeen))
}
