import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { insertTeamMember } from './insert-team-member.server.ts'
import type { AdminTeamMember, TeamMemberDraft } from './team-member.ts'

export function createTeamMember(database: Database, by: Acting, draft: TeamMemberDraft): Promise<AdminTeamMember> {
  return database.transaction(async (transaction) => {
    const created = await insertTeamMember(transaction, draft)
    const { id, name } = created
    await recordAudit(transaction, by, { action: 'created', subject: 'team_member', id, name, after: created })
    await announceContentChange(transaction)
    return created
  })
}
