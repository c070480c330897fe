import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { teamMemberNotFound } from './team-member.ts'
import { teamMembers } from './team-members.table.ts'

export function removeTeamMember(database: Database, id: number): Promise<Outcome<void, typeof teamMemberNotFound>> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.delete(teamMembers).where(eq(teamMembers.id, id))
    if (rowCount === 0) return teamMemberNotFound
    await announceContentChange(transaction)
    return done(undefined)
  })
}
