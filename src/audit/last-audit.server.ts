import { and, eq, max, type SQL } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { AuditSubject } from './audit-entry.ts'
import { auditEntries } from './audit-entries.table.ts'

/** When administrators last did something of this kind, if they ever did. */
export async function lastAudit(database: Database, subject: AuditSubject, which: SQL): Promise<Date | undefined> {
  const [entry] = await database
    .select({ last: max(auditEntries.createdAt) })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, subject), which))
  return entry?.last ?? undefined
}
