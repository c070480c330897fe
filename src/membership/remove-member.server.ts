import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { mails } from '../mail/mails.table.ts'
import { forgetMaterialsLetters } from '../materials/forget-materials.server.ts'
import { forgetPicture } from '../server/clear-unused-pictures.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { factsOf } from './change-member.server.ts'
import { leaveMailingList } from './leave-mailing-list.server.ts'
import { memberNotFound, type MemberKind } from './member.ts'
import { members } from './members.table.ts'

// To its last digit, which a `Date` hasn't got: what was written with the application bears the very same.
const applied = sql<string>`${members.appliedAt}::text`

/**
 * Deletes a member with all that belongs to them: photo, letters of the application, materials, place on the mailing list. What goes and what stays is
 * said in docs/decisions/0020. The trail keeps nothing of them but that there was one.
 */
export function removeMember(
  database: Database,
  by: Acting,
  kind: MemberKind,
  id: number,
): Promise<Outcome<void, typeof memberNotFound>> {
  return database.transaction(async (transaction) => {
    const isThis = and(eq(members.kind, kind), eq(members.id, id))
    // Held first: nothing is made for them any more.
    const held = await transaction.select({ id: members.id }).from(members).where(isThis).for('update')
    if (held.length > 0) await forgetMaterialsLetters(transaction, id)
    const [removed] = await transaction
      .delete(members)
      .where(isThis)
      .returning({ ...getTableColumns(members), applied })
    if (!removed) return memberNotFound
    await forgetLetters(transaction, removed)
    await leaveMailingList(transaction, removed)
    if (removed.photoUrl) await forgetPicture(transaction, removed.photoUrl, removed.applied)
    await recordAudit(transaction, by, {
      action: 'deleted',
      subject: 'member',
      id,
      name: kind,
      before: factsOf(removed),
    })
    if (removed.publishedAt) await announceContentChange(transaction)
    return done(undefined)
  })
}

interface Removed {
  email: string
  applied: string
}

/** What told the applicant and the office of it, sent or not. Another application from that address keeps its own. */
async function forgetLetters(transaction: Database, { email, applied: then }: Removed): Promise<void> {
  await transaction
    .delete(mails)
    .where(
      and(
        inArray(mails.kind, ['welcome', 'application']),
        sql`${mails.createdAt} = ${then}::timestamptz`,
        or(eq(mails.recipient, email), eq(mails.replyTo, email)),
      ),
    )
}
