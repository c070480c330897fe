import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { contactTaken, type ContactDraft, type MarketingContact } from './marketing-contact.ts'
import { marketingContacts, newsletterConsents } from './marketing-contacts.table.ts'
import { readContact } from './list-contacts.server.ts'

/**
 * If two requests create the same address at once (in any case), one wins. The audit entry names the contact only by
 * its id, because it may be erased later.
 */
export function createContact(
  database: Database,
  by: Acting,
  { consent, ...draft }: ContactDraft,
): Promise<Outcome<MarketingContact, typeof contactTaken>> {
  return database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(marketingContacts)
      .values(draft)
      .onConflictDoNothing()
      .returning({ id: marketingContacts.id })
    if (!created) return contactTaken
    if (consent !== null) await recordConsent(transaction, created.id, consent)
    const { businessType, isActive } = draft
    const after = { businessType, isActive, hasConsent: consent !== null }
    await recordAudit(transaction, by, { action: 'created', subject: 'marketing_contact', id: created.id, after })
    return done(await readContact(transaction, created.id))
  })
}

/** Adds the administrator's evidence of consent. Earlier consents stay. */
export async function recordConsent(transaction: Database, contactId: number, text: string): Promise<void> {
  await transaction.insert(newsletterConsents).values({ contactId, givenOn: 'panel', language: 'pl', shownText: text })
}
