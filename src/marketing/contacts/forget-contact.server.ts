import { and, eq, isNotNull } from 'drizzle-orm'
import { mails } from '../../mail/mails.table.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { campaignRecipients } from '../campaigns/campaigns.table.ts'
import { marketingContacts } from './marketing-contacts.table.ts'

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
