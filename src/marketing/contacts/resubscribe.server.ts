import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { suppressedAddresses } from '../../mail/unsubscribe/suppressed-addresses.table.ts'
import type { Database } from '../../server/database/database.ts'
import { lockRow } from '../../server/database/lock-row.ts'
import { recordConsent } from './create-contact.server.ts'
import { contactChangedMeanwhile, contactNotFound, contactNotUnsubscribed } from './marketing-contact.ts'
import { marketingContacts } from './marketing-contacts.table.ts'

type Problem = typeof contactNotFound | typeof contactChangedMeanwhile | typeof contactNotUnsubscribed

/** Resubscribes somebody who unsubscribed and asked to return. The evidence is stored as their consent. */
export function resubscribe(
  database: Database,
  by: Acting,
  id: number,
  consent: string,
): Promise<Outcome<void, Problem>> {
  return database.transaction(async (transaction) => {
    const failures = { missing: contactNotFound, changed: contactChangedMeanwhile }
    const held = await lockRow(transaction, marketingContacts, { id, version: undefined }, failures)
    if (!held.ok) return held
    const [lifted] = await transaction
      .delete(suppressedAddresses)
      .where(eq(suppressedAddresses.addressHash, held.value.addressHash))
      .returning({ way: suppressedAddresses.way })
    if (!lifted) return contactNotUnsubscribed
    await recordConsent(transaction, id, consent)
    await transaction
      .update(marketingContacts)
      .set({ version: sql`${marketingContacts.version} + 1`, updatedAt: sql`now()` })
      .where(eq(marketingContacts.id, id))
    const states = { before: { isUnsubscribed: true }, after: { isUnsubscribed: false, changedFields: ['consent'] } }
    await recordAudit(transaction, by, { action: 'changed', subject: 'marketing_contact', id, ...states })
    return done(undefined)
  })
}
