import { and, eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { memberNotFound, type MemberKind } from './member.ts'
import { members } from './members.table.ts'

export function removeMember(
  database: Database,
  kind: MemberKind,
  id: number,
): Promise<Outcome<void, typeof memberNotFound>> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.delete(members).where(and(eq(members.kind, kind), eq(members.id, id)))
    if (rowCount === 0) return memberNotFound
    await announceContentChange(transaction)
    return done(undefined)
  })
}
