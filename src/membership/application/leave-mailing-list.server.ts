import { and, desc, eq, sql } from 'drizzle-orm'
import { forgetContact, lockContact } from '../../marketing/contacts/forget-contact.server.ts'
import { marketingContacts } from '../../marketing/contacts/marketing-contacts.table.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { contactOf } from '../contact-of.ts'
import type { MemberRow } from '../list-members.server.ts'
import { members } from '../members.table.ts'

/**
 * Removes the contact of a deleted member, unless another member applied with the same address: then it takes that
 * name. The contact is locked first, so that concurrent deletions and applications see each other.
 */
export async function leaveMailingList(transaction: Database, removed: MemberRow): Promise<void> {
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
      // Somebody whom the administrator named stays named.
      contactPerson: sql`case when ${marketingContacts.contactPerson} is not distinct from ${contactPerson}::text
        then ${contactOf(other).contactPerson}::text else ${marketingContacts.contactPerson} end`,
      version: sql`${marketingContacts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(bearsTheirName)
}
