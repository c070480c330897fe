import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { recordConsent } from './record-consent.server.ts'
import { contactTaken, type ContactDraft, type MarketingContact } from './marketing-contact.ts'
import { marketingContacts } from './marketing-contacts.table.ts'
import { readContact } from './read-contacts.server.ts'

/**
 * Of two at once with the same address, in whatever capitals, one wins. The trail knows a contact by its number alone: who is deleted one
 * day must not live on there.
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
