import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { inOrderOf } from '../server/database/collation.ts'
import type { Database } from '../server/database/database.ts'
import { readTranslations } from '../server/database/translations.ts'
import type { AdminTeamMember } from './team-member.ts'
import { teamMembers, teamMemberTranslations } from './team-members.table.ts'

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
