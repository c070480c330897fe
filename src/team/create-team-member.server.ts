import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { replaceTranslations } from '../server/database/translations.ts'
import { readTeamMember } from './list-team.server.ts'
import type { AdminTeamMember, TeamMemberDraft } from './team-member.ts'
import { teamMembers, teamMemberTranslations } from './team-members.table.ts'

export function createTeamMember(database: Database, by: Acting, draft: TeamMemberDraft): Promise<AdminTeamMember> {
  return database.transaction(async (transaction) => {
    const created = await insertTeamMember(transaction, draft)
    const { id, name } = created
    await recordAudit(transaction, by, { action: 'created', subject: 'team_member', id, name, after: created })
    await announceContentChange(transaction)
    return created
  })
}

/** Takes somebody into the team, in the transaction of whoever wants them there. */
export async function insertTeamMember(
  transaction: Database,
  { translations, ...draft }: TeamMemberDraft,
): Promise<AdminTeamMember> {
  const [created] = await transaction.insert(teamMembers).values(draft).returning({ id: teamMembers.id })
  const id = (created as { id: number }).id
  await replaceTranslations(transaction, teamMemberTranslations, id, translations)
  return (await readTeamMember(transaction, id)) as AdminTeamMember
}
