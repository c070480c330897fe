import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { auditEntries } from './audit-entries.table.ts'
import type { AuditSubject } from './audit-entry.ts'

/** Leaves of what was changed of somebody who is deleted only that it was, by whom and when. */
export async function forgetInAudit(transaction: Database, subject: AuditSubject, id: number): Promise<void> {
  await transaction
    .update(auditEntries)
    .set({ subjectName: null, before: null, after: null })
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, String(id))))
}

/** Leaves out of what was changed of these what only their person is concerned by. */
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
