import { sql } from 'drizzle-orm'
import type { Language } from '../kernel/language.ts'
import { isSuppressed } from '../mail/unsubscribe/suppression.server.ts'
import type { Database } from '../server/database/database.ts'
import type { BusinessType } from './contacts/marketing-contact.ts'
import { newsletterConsents } from './contacts/marketing-contacts.table.ts'

interface Subscription {
  emailAddress: string
  businessName: string
  contactPerson: string | null
  businessType: BusinessType
  language: Language
  /** The form with the consent, such as 'join chef', and its exact words. */
  where: string
  text: string
}

/**
 * Subscribes an address and records the consent. An existing contact stays as it is. A suppressed address stays
 * suppressed, because anybody can type it into a form. Returns whether newsletters are sent to it.
 */
export async function subscribe(
  transaction: Database,
  subscription: Subscription,
): Promise<{ getsNewsletters: boolean }> {
  const { language, where, text, emailAddress } = subscription
  const { id: contactId, isActive } = await findOrAddContact(transaction, subscription)
  await transaction.insert(newsletterConsents).values({ contactId, givenOn: where, language, shownText: text })
  return { getsNewsletters: isActive && !(await isSuppressed(transaction, emailAddress)) }
}

type Contact = { id: number; isActive: boolean }

/**
 * One statement, so that the second of two concurrent calls sees the row of the first. The no-op update returns the row
 * and locks it until the transaction ends.
 */
async function findOrAddContact(transaction: Database, contact: Subscription): Promise<Contact> {
  const { rows } = await transaction.execute<Contact>(sql`
    insert into marketing_contacts as present (business_name, email_address, contact_person, business_type)
    values (${contact.businessName}, ${contact.emailAddress}, ${contact.contactPerson}, ${contact.businessType})
    on conflict (lower(email_address collate "C")) do update set business_name = present.business_name
    returning id, is_active as "isActive"`)
  return rows[0] as Contact
}
