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

/** Holds a contact until the transaction ends, so that nobody subscribes by its address meanwhile, or changes it. */
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
 * Erases a contact with the evidence for its subscription, the newsletters written to it, and what mail servers said of it. A campaign that
 * is under way skips it when its turn comes. That the address left the list, if it did, stays known: see docs/decisions/0020. Gives what
 * it was, unless nobody is there. Whoever holds more than one of these takes them in the turn campaign, contact, recipient.
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
