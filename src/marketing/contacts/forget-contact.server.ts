import { and, eq, isNotNull } from 'drizzle-orm'
import { mails } from '../../mail/mails.table.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { campaignRecipients } from '../campaigns/campaigns.table.ts'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { marketingContacts } from './marketing-contacts.table.ts'
import { contactNotFound } from './marketing-contact.ts'

type Which = { id: number } | { emailAddress: string }
export type LockedContact = Pick<
  typeof marketingContacts.$inferSelect,
  'id' | 'emailAddress' | 'businessType' | 'isActive'
>

/** Locks a contact until the transaction ends, so that nobody subscribes with its address or changes it. */
export async function lockContact(transaction: Database, which: Which): Promise<LockedContact | undefined> {
  const { id, emailAddress, businessType, isActive } = marketingContacts
  const [held] = await transaction
    .select({ id, emailAddress, businessType, isActive })
    .from(marketingContacts)
    .where('id' in which ? eq(id, which.id) : isSameEmail(emailAddress, which.emailAddress))
    .for('update')
  return held
}

/**
 * Erases a contact with its consent records, its newsletters and what mail servers said about it. A running campaign
 * skips it. A suppression of the address stays: see docs/decisions/0020. Returns the contact, or undefined. Lock order:
 * campaign, contact, recipient.
 */
export async function forgetContact(transaction: Database, which: Which): Promise<LockedContact | undefined> {
  const held = await lockContact(transaction, which)
  if (!held) return undefined
  const { id, emailAddress } = held
  // Mail servers may name people in what they say.
  await transaction
    .update(campaignRecipients)
    .set({ detail: null })
    .where(and(eq(campaignRecipients.contactId, id), isNotNull(campaignRecipients.detail)))
  await transaction
    .delete(mails)
    .where(and(eq(mails.listRole, 'newsletter'), isSameEmail(mails.recipient, emailAddress)))
  await transaction.delete(marketingContacts).where(eq(marketingContacts.id, id))
  return held
}

/** The audit log keeps only that there was a contact. An unsubscribed address stays suppressed. */
export function removeContact(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof contactNotFound>> {
  return database.transaction(async (transaction) => {
    const removed = await forgetContact(transaction, { id })
    if (!removed) return contactNotFound
    const { businessType, isActive } = removed
    const before = { businessType, isActive }
    await recordAudit(transaction, by, { action: 'deleted', subject: 'marketing_contact', id, before })
    return done(undefined)
  })
}
