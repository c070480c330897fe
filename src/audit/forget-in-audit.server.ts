import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { auditEntries } from './audit-entries.table.ts'
import type { AuditSubject } from './audit-entry.ts'

/** Reduces the audit entries of a deleted person to who changed something and when. */
export async function forgetInAudit(transaction: Database, subject: AuditSubject, id: number): Promise<void> {
  await transaction
    .update(auditEntries)
    .set({ subjectName: null, before: null, after: null })
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, String(id))))
}

/** Removes the personal fields from the audit entries of these subjects. */
export async function forgetFactsInAudit(
  transaction: Database,
  subject: AuditSubject,
  ids: number[],
  facts: string[],
): Promise<void> {
  const names = sql`${sql.param(facts)}::text[]`
  const { before, after } = auditEntries
  await transaction
    .update(auditEntries)
    .set({ before: sql`${before} - ${names}`, after: sql`${after} - ${names}` })
    .where(and(eq(auditEntries.subject, subject), inArray(auditEntries.subjectId, ids.map(String))))
}
