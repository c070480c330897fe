import { and, asc, eq, exists, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { suppressedAddresses } from '../mail/suppressed-addresses.table.ts'
import type { Clear } from '../privacy/clearing.ts'
import type { Database } from '../server/database.ts'
import { campaignRecipients, campaigns } from './campaigns.table.ts'
import { forgetContact } from './forget-contact.server.ts'
import { marketingContacts } from './marketing-contacts.table.ts'

/** Who left the list: the hash of their address stays, and nothing else. */
export const clearContactsWhoLeft: Clear = (transaction, before, most) => {
  const left = transaction
    .select({ one: sql`1` })
    .from(suppressedAddresses)
    .where(
      and(
        eq(suppressedAddresses.addressHash, marketingContacts.addressHash),
        lt(suppressedAddresses.suppressedAt, before),
      ),
    )
  // Who was put there again since is looked at by people first: only they can lift it.
  const isUntouched = and(
    lt(marketingContacts.updatedAt, before),
    sql`not exists (select from newsletter_consents where contact_id = ${marketingContacts.id} and given_at >= ${before})`,
  )
  return forget(transaction, and(exists(left), isUntouched), most)
}

/** Who was switched off, by hand or because their mailbox is gone. */
export const clearInactiveContacts: Clear = (transaction, before, most) =>
  forget(transaction, and(eq(marketingContacts.isActive, false), lt(marketingContacts.updatedAt, before)), most)

async function forget(transaction: Database, where: SQL | undefined, most: number): Promise<number> {
  const old = await transaction
    .select({ id: marketingContacts.id })
    .from(marketingContacts)
    .where(where)
    .orderBy(asc(marketingContacts.id))
    .limit(most)
    .for('update', { skipLocked: true })
  for (const { id } of old) await forgetContact(transaction, { id })
  return old.length
}

/** To whom a campaign went that is over; how many they were, it keeps itself. */
export const clearOldRecipients: Clear = async (transaction, before, most) => {
  const old = transaction
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(and(isNotNull(campaigns.finishedAt), lt(campaigns.finishedAt, before)))
    .limit(most)
  const { rowCount } = await transaction.delete(campaignRecipients).where(inArray(campaignRecipients.id, old))
  return rowCount ?? 0
}
