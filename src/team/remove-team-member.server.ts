import { eq } from 'drizzle-orm'
import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { readTeamMember } from './read-team-members.server.ts'
import { teamMemberNotFound, type AdminTeamMember } from './team-member.ts'
import { teamMembers } from './team-members.table.ts'

export function removeTeamMember(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof teamMemberNotFound>> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(teamMembers).where(eq(teamMembers.id, id)).for('update')
    if (!held) return teamMemberNotFound
    const before = (await readTeamMember(transaction, id)) as AdminTeamMember
    await transaction.delete(teamMembers).where(eq(teamMembers.id, id))
    await recordAudit(transaction, by, { action: 'deleted', subject: 'team_member', id, name: before.name, before })
    await announceContentChange(transaction)
    return done(undefined)
  })
}
