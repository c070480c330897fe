import { and, eq } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { factsOf } from './change-member.server.ts'
import { forgetMember } from './forget-member.server.ts'
import { memberNotFound, type MemberKind } from './member.ts'
import { members } from './members.table.ts'

/** Deletes a member. The trail keeps nothing of them but that there was one. */
export function removeMember(
  database: Database,
  by: Acting,
  kind: MemberKind,
  id: number,
): Promise<Outcome<void, typeof memberNotFound>> {
  return database.transaction(async (transaction) => {
    const isThis = and(eq(members.kind, kind), eq(members.id, id))
    const found = await transaction.select({ id: members.id }).from(members).where(isThis)
    const removed = found.length > 0 ? await forgetMember(transaction, id) : undefined
    if (!removed) return memberNotFound
    const entry = { action: 'deleted', subject: 'member', id, name: kind, before: factsOf(removed) } as const
    await recordAudit(transaction, by, entry)
    return done(undefined)
  })
}
