import { and, asc, desc, eq, exists, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm'
import { suppressedAddresses } from '../mail/unsubscribe/suppressed-addresses.table.ts'
import { hashOfAddress } from '../mail/unsubscribe/suppression.server.ts'
import { unsubscribeLinks } from '../mail/unsubscribe/unsubscribe-links.table.ts'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import type { PersonalItem } from '../personal-data/personal-record.ts'
import type { Database } from '../server/database/database.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import { campaignRecipients, campaigns } from './campaigns/campaigns.table.ts'
import { forgetContact } from './contacts/forget-contact.server.ts'
import type { MarketingContact } from './contacts/marketing-contact.ts'
import { marketingContacts, newsletterConsents } from './contacts/marketing-contacts.table.ts'
import { isReader, newsletterSubscriptions } from './newsletter/newsletter-subscriptions.table.ts'
import { readContacts } from './contacts/list-contacts.server.ts'

/** A contact with its consents and what was sent to it. */
export const personalNewsletter: PersonalRecord = {
  name: 'newsletter',
  async read(database, email) {
    const found = await database
      .select({ id: marketingContacts.id })
      .from(marketingContacts)
      .where(isSameEmail(marketingContacts.emailAddress, email))
    const contacts = await readContacts(
      database,
      found.map(({ id }) => id),
    )
    const items: PersonalItem[] = []
    for (const contact of contacts) items.push(await describe(database, contact))
    return items
  },
  async erase(transaction, email) {
    await forgetContact(transaction, { emailAddress: email })
  },
}

async function describe(database: Database, contact: MarketingContact): Promise<PersonalItem> {
  const { consent: _, id, version: __, ...written } = contact
  const { givenAt, givenOn, language, shownText } = newsletterConsents
  const consents = await database
    .select({ givenAt, givenOn, language, shownText })
    .from(newsletterConsents)
    .where(eq(newsletterConsents.contactId, id))
    .orderBy(asc(givenAt))
  const received = await database
    .select({
      subject: campaigns.subject,
      state: campaignRecipients.state,
      reason: campaignRecipients.reason,
      detail: campaignRecipients.detail,
      sentAt: campaignRecipients.sentAt,
    })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(eq(campaignRecipients.contactId, id))
    .orderBy(desc(campaigns.id))
  return {
    id: String(id),
    title: contact.businessName,
    at: contact.createdAt,
    place: { tab: 'marketing', edit: String(id) },
    fate: 'deleted',
    why: [],
    until: null,
    data: JSON.parse(JSON.stringify({ ...written, consents, campaigns: received })) as PersonalItem['data'],
  }
}

/** Suppresses the address of an erased contact, so that an import doesn't write to it again. */
async function keepOffTheList(transaction: Database, email: string): Promise<void> {
  const found = await transaction.$count(marketingContacts, isSameEmail(marketingContacts.emailAddress, email))
  if (found === 0) return
  await transaction
    .insert(suppressedAddresses)
    .values({ addressHash: hashOfAddress(email), way: 'erasure' })
    .onConflictDoNothing()
}

/** The suppression of an address. Only its hash is stored, and it stays after the person is erased. */
export const personalSuppression: PersonalRecord = {
  name: 'suppression',
  async read(database, email) {
    const found = await database
      .select({ suppressedAt: suppressedAddresses.suppressedAt, way: suppressedAddresses.way })
      .from(suppressedAddresses)
      .where(eq(suppressedAddresses.addressHash, hashOfAddress(email)))
    return found.map(({ suppressedAt, way }) => ({
      id: '1',
      title: '',
      at: suppressedAt.toISOString(),
      place: null,
      fate: 'kept',
      why: ['suppressed'],
      until: null,
      data: { suppressedAt: suppressedAt.toISOString(), way },
    }))
  },
  erase: keepOffTheList,
}

/** Deletes contacts that unsubscribed; the hash of the address stays. */
export const clearContactsWhoLeft: Clear = (transaction, before, max) => {
  const left = transaction
    .select({ one: sql`1` })
    .from(suppressedAddresses)
    .where(
      and(
        eq(suppressedAddresses.addressHash, marketingContacts.addressHash),
        lt(suppressedAddresses.suppressedAt, before),
      ),
    )
  // A contact added again since then is left to the administrator, who alone can lift the suppression.
  const isUntouched = and(
    lt(marketingContacts.updatedAt, before),
    sql`not exists (select from newsletter_consents where contact_id = ${marketingContacts.id} and given_at >= ${before})`,
  )
  return forget(transaction, and(exists(left), isUntouched), max)
}

/** Deletes contacts that were made inactive, by hand or after a permanent bounce. */
export const clearInactiveContacts: Clear = (transaction, before, max) =>
  forget(transaction, and(eq(marketingContacts.isActive, false), lt(marketingContacts.updatedAt, before)), max)

async function forget(transaction: Database, where: SQL | undefined, max: number): Promise<number> {
  const old = await transaction
    .select({ id: marketingContacts.id })
    .from(marketingContacts)
    .where(where)
    .orderBy(asc(marketingContacts.id))
    .limit(max)
    .for('update', { skipLocked: true })
  for (const { id } of old) await forgetContact(transaction, { id })
  return old.length
}

/** Deletes the recipients of finished campaigns; the campaign keeps the counts. */
export const clearOldRecipients: Clear = async (transaction, before, max) => {
  const old = transaction
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(lt(campaigns.finishedAt, before))
    .limit(max)
  const { rowCount } = await transaction.delete(campaignRecipients).where(inArray(campaignRecipients.id, old))
  return rowCount ?? 0
}

/** Deletes links to unsubscribe for addresses that nothing is sent to. A contact's and a reader's links work however old they are. */
export const clearOldLinks: Clear = async (transaction, before, max) => {
  const listed = transaction
    .select({ one: sql`1` })
    .from(marketingContacts)
    .where(eq(marketingContacts.addressHash, unsubscribeLinks.addressHash))
  const read = transaction
    .select({ one: sql`1` })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.addressHash, unsubscribeLinks.addressHash), isReader))
  const old = transaction
    .select({ tokenHash: unsubscribeLinks.tokenHash })
    .from(unsubscribeLinks)
    .where(and(lt(unsubscribeLinks.createdAt, before), notExists(listed), notExists(read)))
    .limit(max)
  const { rowCount } = await transaction.delete(unsubscribeLinks).where(inArray(unsubscribeLinks.tokenHash, old))
  return rowCount ?? 0
}
