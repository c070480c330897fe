import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { mails } from '../mail/mails.table.ts'
import { forgetMaterialsEmails } from './materials/forget-materials.server.ts'
import { forgetPicture } from '../server/pictures/clear-unused-pictures.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { leaveMailingList } from './application/leave-mailing-list.server.ts'
import type { MemberRow } from './list-members.server.ts'
import { members } from './members.table.ts'

// In microseconds, which a `Date` can't hold: rows written with the application have the same timestamp.
const applied = sql<string>`${members.appliedAt}::text`

/**
 * Deletes a member with their photo, the emails of the application, their materials and, unless they stay subscribed,
 * their contact. See docs/decisions/0020 for what stays. Returns the member, or undefined.
 */
export async function forgetMember(
  transaction: Database,
  id: number,
  staysOnList?: 'stays on the list',
): Promise<MemberRow | undefined> {
  // Locked first, so that no more materials are made.
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
