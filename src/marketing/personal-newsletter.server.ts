import { asc, desc, eq } from 'drizzle-orm'
import { hashOfAddress } from '../mail/suppression.server.ts'
import { suppressedAddresses } from '../mail/suppressed-addresses.table.ts'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import type { PersonalItem } from '../privacy/personal-record.ts'
import type { Database } from '../server/database.ts'
import { isSameAddress } from '../server/same-address.ts'
import { campaignRecipients, campaigns } from './campaigns.table.ts'
import { forgetContact } from './forget-contact.server.ts'
import { marketingContacts, newsletterConsents } from './marketing-contacts.table.ts'
import { readContacts } from './read-contacts.server.ts'

/** A place on the mailing list, by what right, and what was sent there. */
export const personalNewsletter: PersonalRecord = {
  name: 'newsletter',
  async read(database, email) {
    const [found] = await database
      .select({ id: marketingContacts.id })
      .from(marketingContacts)
      .where(isSameAddress(marketingContacts.emailAddress, email))
    return found ? [await describe(database, found.id)] : []
  },
  async erase(transaction, email) {
    await forgetContact(transaction, { emailAddress: email })
  },
}

async function describe(database: Database, id: number): Promise<PersonalItem> {
  const [contact] = await readContacts(database, [id])
  if (!contact) throw new Error('a contact that was found is gone')
  const { consent: _, id: __, version: ___, ...written } = contact
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

/** Whether somebody is on the mailing list is over: no import is to write to them again. */
export async function keepOffTheList(transaction: Database, email: string): Promise<void> {
  const found = await transaction.$count(marketingContacts, isSameAddress(marketingContacts.emailAddress, email))
  if (found === 0) return
  await transaction
    .insert(suppressedAddresses)
    .values({ addressHash: hashOfAddress(email), way: 'erasure' })
    .onConflictDoNothing()
}
