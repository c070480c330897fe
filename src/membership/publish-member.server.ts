import { and, eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import type { MemberRow } from './list-members.server.ts'
import { memberNotFound, type MemberKind } from './member.ts'
import { members } from './members.table.ts'

/** Shows a member to visitors, or hides them; who is shown already keeps their place. */
export function publishMember(
  database: Database,
  kind: MemberKind,
  id: number,
  published: boolean,
): Promise<Outcome<MemberRow, typeof memberNotFound>> {
  return database.transaction(async (transaction) => {
    const [member] = await transaction
      .update(members)
      .set({ publishedAt: published ? sql`coalesce(${members.publishedAt}, now())` : null })
      .where(and(eq(members.kind, kind), eq(members.id, id)))
      .returning()
    if (!member) return memberNotFound
    await announceContentChange(transaction)
    return done(member)
  })
}
