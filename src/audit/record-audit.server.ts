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

/**
 * Notes in the transaction of a change who made it, and how the thing was before and after. Where the two are alike
 * nothing was changed, and nothing is noted.
 */
export async function recordAudit(
  transaction: Database,
  by: Acting,
  { action, subject, id, name, before = null, after = null }: Change,
): Promise<void> {
  const changed = difference(before, after)
  if (before && after && Object.keys(changed.after ?? {}).length === 0) return
  await transaction.insert(auditEntries).values({
    // Not when the transaction began: it may have waited since, and others were quicker.
    createdAt: sql`clock_timestamp()`,
    administrator: by.username,
    action,
    subject,
    subjectId: id === undefined ? null : String(id),
    subjectName: name ?? null,
    ...changed,
  })
}
