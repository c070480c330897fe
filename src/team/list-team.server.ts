import { asc, eq, getTableColumns, max, sql, type SQL } from 'drizzle-orm'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { lastAudit } from '../audit/last-audit.server.ts'
import type { Language } from '../kernel/language.ts'
import { latest } from '../kernel/latest.ts'
import { inOrderOf } from '../server/database/collation.ts'
import type { Database } from '../server/database/database.ts'
import { readTranslations } from '../server/database/translations.ts'
import { languagesToTry, type AdminTeamMember, type PublicTeamMember } from './team-member.ts'
import { teamMembers, teamMemberTranslations } from './team-members.table.ts'

/** The active members, each in the best language there is for this visitor. */
export function listTeam(database: Database, language: Language): Promise<PublicTeamMember[]> {
  const preference = sql`array_position(${sql.param(languagesToTry(language))}::text[], ${teamMemberTranslations.language})`
  const shown = database
    .select({ role: teamMemberTranslations.role, description: teamMemberTranslations.description })
    .from(teamMemberTranslations)
    .where(eq(teamMemberTranslations.ownerId, teamMembers.id))
    .orderBy(preference)
    .limit(1)
    .as('shown')
  return database
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      imageUrl: teamMembers.imageUrl,
      role: shown.role,
      description: shown.description,
    })
    .from(teamMembers)
    .innerJoinLateral(shown, sql`true`)
    .where(eq(teamMembers.isActive, true))
    .orderBy(asc(teamMembers.sortOrder), inOrderOf(language, teamMembers.name), asc(teamMembers.id))
}

/** Since when visitors have seen the team as they see it now. */
export async function teamShownSince(database: Database): Promise<Date | undefined> {
  const [team] = await database.select({ changed: max(teamMembers.updatedAt) }).from(teamMembers)
  return latest(team?.changed, await lastAudit(database, 'team_member', eq(auditEntries.action, 'deleted')))
}

export async function readTeamMember(database: Database, id: number): Promise<AdminTeamMember | undefined> {
  const [member] = await listTeamMembers(database, eq(teamMembers.id, id))
  return member
}

/** Members with all their translations, as the panel sees them. */
export async function listTeamMembers(database: Database, where?: SQL): Promise<AdminTeamMember[]> {
  const { updatedAt: _updatedAt, ...columns } = getTableColumns(teamMembers)
  const rows = await database
    .select(columns)
    .from(teamMembers)
    .where(where)
    .orderBy(asc(teamMembers.sortOrder), inOrderOf('pl', teamMembers.name), asc(teamMembers.id))
  const ids = rows.map((row) => row.id)
  const translationsOf = await readTranslations(database, teamMemberTranslations, ids)
  return rows.map((row) => ({ ...row, translations: translationsOf.get(row.id) ?? [] }))
}
