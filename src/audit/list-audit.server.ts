import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { auditEntries } from './audit-entries.table.ts'
import type { AuditEntry, AuditSubject } from './audit-entry.ts'

interface Asked {
  page: number
  limit: number
  /** Only what was done to this kind of thing, or to this one of them. */
  subject?: AuditSubject | undefined
  subjectId?: string | undefined
}

/** The trail, the newest first; of what was written at the same moment, what came later first. */
export async function listAudit(
  database: Database,
  { page, limit, subject, subjectId }: Asked,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const isAsked = and(
    subject && eq(auditEntries.subject, subject),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
  )
  const [counted] = await database.select({ total: count() }).from(auditEntries).where(isAsked)
  const rows = await database
    .select()
    .from(auditEntries)
    .where(isAsked)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const entries = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { entries, total: counted?.total ?? 0 }
}
