import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { mails } from '../mail/mails.table.ts'
import { forgetMaterialsEmails } from './materials/linked-materials.server.ts'
import { forgetPicture } from '../server/pictures/clear-unused-pictures.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import { forgetContact, lockContact } from '../marketing/contacts/forget-contact.server.ts'
import { marketingContacts } from '../marketing/contacts/marketing-contacts.table.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import { factsOf } from './change-member.server.ts'
import { contactOf, memberNotFound, type MemberKind } from './member.ts'
import { members } from './members.table.ts'
import type { MemberRow } from './list-members.server.ts'

/** Deletes a member. The audit log keeps only that there was one. */
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

/** Deletes the emails about one application, sent or not. Another application from that address keeps its own. */
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

/**
 * Removes the contact of a deleted member, unless another member applied with the same address: then it takes that
 * name. The contact is locked first, so that concurrent deletions and applications see each other.
 */
async function leaveMailingList(transaction: Database, removed: MemberRow): Promise<void> {
  const contact = await lockContact(transaction, { emailAddress: removed.email })
  if (!contact) return
  const [other] = await transaction
    .select()
    .from(members)
    .where(isSameEmail(members.email, removed.email))
    .orderBy(desc(members.id))
    .limit(1)
  if (!other) {
    await forgetContact(transaction, { id: contact.id })
    return
  }
  const { businessName, contactPerson } = contactOf(removed)
  const bearsTheirName = and(eq(marketingContacts.id, contact.id), eq(marketingContacts.businessName, businessName))
  await transaction
    .update(marketingContacts)
    .set({
      ...contactOf(other),
      // A name that the administrator wrote is kept.
      contactPerson: sql`case when ${marketingContacts.contactPerson} is not distinct from ${contactPerson}::text
        then ${contactOf(other).contactPerson}::text else ${marketingContacts.contactPerson} end`,
      version: sql`${marketingContacts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(bearsTheirName)
}
