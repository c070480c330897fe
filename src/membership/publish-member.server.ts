import { and, eq, sql } from 'drizzle-orm'
import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import type { MemberRow } from './list-members.server.ts'
import { memberNotFound, type MemberKind } from './member.ts'
import { members } from './members.table.ts'

/**
 * Shows a member to visitors, or hides them; who is shown already keeps their place. The trail names them by kind and
 * number alone: who is deleted one day must not live on there.
 */
export function publishMember(
  database: Database,
  by: Acting,
  kind: MemberKind,
  id: number,
  published: boolean,
): Promise<Outcome<MemberRow, typeof memberNotFound>> {
  return database.transaction(async (transaction) => {
    const isThis = and(eq(members.kind, kind), eq(members.id, id))
    const [held] = await transaction.select().from(members).where(isThis).for('update')
    if (!held) return memberNotFound
    const [member] = await transaction
      .update(members)
      .set({ publishedAt: published ? sql`coalesce(${members.publishedAt}, now())` : null })
      .where(isThis)
      .returning()
    const before = { published: held.publishedAt !== null }
    const entry = { action: 'changed', subject: 'member', id, name: kind, before, after: { published } } as const
    await recordAudit(transaction, by, entry)
    await announceContentChange(transaction)
    return done(member as MemberRow)
  })
}
