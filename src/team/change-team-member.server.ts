import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { lockRow } from '../server/database/lock-row.ts'
import { replaceTranslations } from '../server/database/translations.ts'
import { readTeamMember } from './list-team.server.ts'
import {
  teamMemberChangedMeanwhile,
  teamMemberNotFound,
  type AdminTeamMember,
  type TeamMemberChanges,
} from './team-member.ts'
import { teamMembers, teamMemberTranslations } from './team-members.table.ts'

/** Changes the fields that are named, and no others. Named translations replace all that were there. */
export function changeTeamMember(
  database: Database,
  by: Acting,
  id: number,
  { version, translations, ...changes }: TeamMemberChanges,
): Promise<Outcome<AdminTeamMember, typeof teamMemberNotFound | typeof teamMemberChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const failures = { missing: teamMemberNotFound, changed: teamMemberChangedMeanwhile }
    const held = await lockRow(transaction, teamMembers, { id, version }, failures)
    if (!held.ok) return held

    const namesNothing = translations === undefined && Object.keys(changes).length === 0
    const before = (await readTeamMember(transaction, id)) as AdminTeamMember
    if (namesNothing) return done(before)

    await transaction
      .update(teamMembers)
      .set({ ...changes, version: sql`${teamMembers.version} + 1`, updatedAt: sql`now()` })
      .where(eq(teamMembers.id, id))
    if (translations) await replaceTranslations(transaction, teamMemberTranslations, id, translations)
    const after = (await readTeamMember(transaction, id)) as AdminTeamMember
    const entry = { action: 'changed', subject: 'team_member', id, name: after.name, before, after } as const
    await recordAudit(transaction, by, entry)
    await announceContentChange(transaction)
    return done(after)
  })
}
