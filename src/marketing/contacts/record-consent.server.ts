import type { Database } from '../../server/database/database.ts'
import { newsletterConsents } from './marketing-contacts.table.ts'

/** Adds what the administrator says about why this contact may be written to. What was said before stays. */
export async function recordConsent(transaction: Database, contactId: number, text: string): Promise<void> {
  await transaction.insert(newsletterConsents).values({ contactId, givenOn: 'panel', language: 'pl', shownText: text })
}
