import { eq } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { forgetInAudit } from '../audit/forget-in-audit.server.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { teamMemberNotFound } from './team-member.ts'
import { teamMembers } from './team-members.table.ts'

/** Deletes somebody from the team. The trail keeps nothing of them but that there was one. */
export function removeTeamMember(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof teamMemberNotFound>> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(teamMembers).where(eq(teamMembers.id, id)).for('update')
    if (!held) return teamMemberNotFound
    await transaction.delete(teamMembers).where(eq(teamMembers.id, id))
    await forgetInAudit(transaction, 'team_member', id)
    const { isActive, sortOrder } = held
    await recordAudit(transaction, by, {
      action: 'deleted',
      subject: 'team_member',
      id,
      before: { isActive, sortOrder },
    })
    await announceContentChange(transaction)
    return done(undefined)
  })
}
