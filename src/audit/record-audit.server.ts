import { sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { Acting } from '../guards/administrator.ts'
import { difference, type AuditAction, type AuditSubject } from './audit-entry.ts'
import { auditEntries } from './audit-entries.table.ts'

interface Change {
  action: AuditAction
  subject: AuditSubject
  id?: number | string
  /** What people call it. */
  name?: string
  before?: object | null
  after?: object | null
}

/** Records who made a change, with the state before and after, in the change's transaction. No difference, no entry. */
export async function recordAudit(
  transaction: Database,
  by: Acting,
  { action, subject, id, name, before = null, after = null }: Change,
): Promise<void> {
  const changed = difference(before, after)
  if (before && after && Object.keys(changed.after ?? {}).length === 0) return
  await transaction.insert(auditEntries).values({
    // Not the transaction's start time: it may have waited for a lock while others committed.
    createdAt: sql`clock_timestamp()`,
    administrator: by.username,
    action,
    subject,
    subjectId: id === undefined ? null : String(id),
    subjectName: name ?? null,
    ...changed,
  })
}
