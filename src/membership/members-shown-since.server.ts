import { max, sql } from 'drizzle-orm'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { lastAudit } from '../audit/last-audit.server.ts'
import { latest } from '../kernel/latest.ts'
import type { Database } from '../server/database/database.ts'
import { members } from './members.table.ts'

/** Since when visitors have seen the members whom they see now: somebody was shown, hidden, or deleted while shown. */
export async function membersShownSince(database: Database): Promise<Date | undefined> {
  const [shown] = await database.select({ last: max(members.publishedAt) }).from(members)
  const wasSeen = sql`(${auditEntries.after} ? 'published' or ${auditEntries.before} @> '{"published": true}')`
  return latest(shown?.last, await lastAudit(database, 'member', wasSeen))
}
