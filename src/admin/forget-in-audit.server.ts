import { and, eq } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { auditEntries } from './audit-entries.table.ts'
import type { AuditSubject } from './audit-entry.ts'

/** Leaves of what was changed of somebody who is deleted only that it was, by whom and when. */
export async function forgetInAudit(transaction: Database, subject: AuditSubject, id: number): Promise<void> {
  await transaction
    .update(auditEntries)
    .set({ subjectName: null, before: null, after: null })
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, String(id))))
}
