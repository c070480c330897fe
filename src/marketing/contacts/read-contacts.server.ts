import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { standing } from './contact-filter.server.ts'
import type { MarketingContact } from './marketing-contact.ts'
import { marketingContacts } from './marketing-contacts.table.ts'

const latestConsent = sql<MarketingContact['consent']>`(
  select json_build_object('givenAt', given_at, 'givenOn', given_on, 'text', shown_text) from newsletter_consents
  where contact_id = marketing_contacts.id order by given_at desc, newsletter_consents.id desc limit 1)`

const { id, businessName, emailAddress, contactPerson, businessType, isActive, version, createdAt } = marketingContacts
const told = { id, businessName, emailAddress, contactPerson, businessType, isActive, standing, version }
const { bouncedAt, bounceReason, bounceIsPermanent } = marketingContacts

/** These contacts as the panel shows them, the newest first. */
export async function readContacts(database: Database, ids: number[]): Promise<MarketingContact[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ ...told, createdAt, consent: latestConsent, bouncedAt, bounceReason, bounceIsPermanent })
    .from(marketingContacts)
    .where(inArray(id, ids))
    .orderBy(desc(id))
  return rows.map(({ bouncedAt: at, bounceReason: reason, bounceIsPermanent: isPermanent, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    // JSON knows no moments: the database writes them as texts, in the connection's zone.
    consent: row.consent && { ...row.consent, givenAt: new Date(row.consent.givenAt).toISOString() },
    bounce: at && { at: at.toISOString(), reason: reason ?? '', isPermanent: isPermanent ?? false },
  }))
}

/** One that is there, as the transaction has left it. */
export async function readContact(transaction: Database, contactId: number): Promise<MarketingContact> {
  const [contact] = await readContacts(transaction, [contactId])
  if (!contact) throw new Error('a contact that is held was not found')
  return contact
}
