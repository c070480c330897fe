import { eq, max } from 'drizzle-orm'
import { auditEntries } from '../admin/audit-entries.table.ts'
import { lastAudit } from '../admin/last-audit.server.ts'
import { latest } from '../kernel/latest.ts'
import type { Database } from '../server/database.ts'
import { teamMembers } from './team-members.table.ts'

/** Since when visitors have seen the team as they see it now. */
export async function teamShownSince(database: Database): Promise<Date | undefined> {
  const [team] = await database.select({ changed: max(teamMembers.updatedAt) }).from(teamMembers)
  return latest(team?.changed, await lastAudit(database, 'team_member', eq(auditEntries.action, 'deleted')))
}
