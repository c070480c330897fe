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
  /** The form on which it was agreed to, such as 'join chef', and the very words that stood there. */
  where: string
  text: string
}

/**
 * Puts an address on the mailing list, with the evidence that it was agreed to. A contact that is there already stays as
 * it is. An address that has left the list, or was taken off it, stays off: anybody can type it into a form. Gives
 * whether newsletters go there.
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
 * One statement, so that of two at once the second finds what the first has added. Saying the same name again changes
 * nothing, but gives the row and keeps it from being removed until the transaction ends.
 */
async function findOrAddContact(transaction: Database, contact: Subscription): Promise<Contact> {
  const { rows } = await transaction.execute<Contact>(sql`
    insert into marketing_contacts as present (business_name, email_address, contact_person, business_type)
    values (${contact.businessName}, ${contact.emailAddress}, ${contact.contactPerson}, ${contact.businessType})
    on conflict (lower(email_address collate "C")) do update set business_name = present.business_name
    returning id, is_active as "isActive"`)
  return rows[0] as Contact
}
