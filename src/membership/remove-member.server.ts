import { and, eq } from 'drizzle-orm'
import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { memberNotFound, type MemberKind } from './member.ts'
import { members } from './members.table.ts'

/** The trail keeps nothing of them but that there was one. */
export function removeMember(
  database: Database,
  by: Acting,
  kind: MemberKind,
  id: number,
): Promise<Outcome<void, typeof memberNotFound>> {
  return database.transaction(async (transaction) => {
    const isThis = and(eq(members.kind, kind), eq(members.id, id))
    const [removed] = await transaction.delete(members).where(isThis).returning({ publishedAt: members.publishedAt })
    if (!removed) return memberNotFound
    const before = { published: removed.publishedAt !== null }
    await recordAudit(transaction, by, { action: 'deleted', subject: 'member', id, name: kind, before })
    await announceContentChange(transaction)
    return done(undefined)
  })
}
