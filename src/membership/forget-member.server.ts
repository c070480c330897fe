import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { mails } from '../mail/mails.table.ts'
import { forgetMaterialsEmails } from './materials/forget-materials.server.ts'
import { forgetPicture } from '../server/pictures/clear-unused-pictures.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { leaveMailingList } from './application/leave-mailing-list.server.ts'
import type { MemberRow } from './list-members.server.ts'
import { members } from './members.table.ts'

// To its last digit, which a `Date` hasn't got: what was written with the application bears the very same.
const applied = sql<string>`${members.appliedAt}::text`

/**
 * Deletes a member with all that belongs to them: photo, letters of the application, materials, and their place on the mailing list, unless
 * they stay on it. What goes and what stays is said in docs/decisions/0020. Gives who it was, unless nobody is there.
 */
export async function forgetMember(
  transaction: Database,
  id: number,
  staysOnList?: 'stays on the list',
): Promise<MemberRow | undefined> {
  // Held first: nothing is made for them any more.
  const held = await transaction.select({ id: members.id }).from(members).where(eq(members.id, id)).for('update')
  if (held.length > 0) await forgetMaterialsEmails(transaction, id)
  const [removed] = await transaction
    .delete(members)
    .where(eq(members.id, id))
    .returning({ ...getTableColumns(members), applied })
  if (!removed) return undefined
  await forgetEmails(transaction, removed)
  if (!staysOnList) await leaveMailingList(transaction, removed)
  if (removed.photoUrl) await forgetPicture(transaction, removed.photoUrl, removed.applied)
  if (removed.publishedAt) await announceContentChange(transaction)
  return removed
}

interface Removed {
  email: string
  applied: string
}

/** What told the applicant and the office of it, sent or not. Another application from that address keeps its own. */
async function forgetEmails(transaction: Database, { email, applied: then }: Removed): Promise<void> {
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
