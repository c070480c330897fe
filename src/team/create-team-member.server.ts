import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { replaceTranslations } from '../server/translations.ts'
import { readTeamMember } from './read-team-members.server.ts'
import type { AdminTeamMember, TeamMemberDraft } from './team-member.ts'
import { teamMembers, teamMemberTranslations } from './team-members.table.ts'

export function createTeamMember(
  database: Database,
  { translations, ...draft }: TeamMemberDraft,
): Promise<AdminTeamMember> {
  return database.transaction(async (transaction) => {
    const [created] = await transaction.insert(teamMembers).values(draft).returning({ id: teamMembers.id })
    const id = (created as { id: number }).id
    await replaceTranslations(transaction, teamMemberTranslations, id, translations)
    await announceContentChange(transaction)
    return (await readTeamMember(transaction, id)) as AdminTeamMember
  })
}
