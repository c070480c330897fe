import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { offerLetterTexts } from '../i18n/pl/offer-letter.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { queueNewsletter } from '../mail/queue-mail.server.ts'
import type { Database } from '../server/database.ts'
import { testAddressUnsubscribed } from './campaign.ts'
import { offerLanguage, offerLetter } from './offer.mail.tsx'

const kind = 'marketing-test'

/** Sends the offer to one address as everybody would get it, with a way out that works. */
export function sendTestOffer(
  database: Database,
  by: Acting,
  address: string,
): Promise<Outcome<void, typeof testAddressUnsubscribed>> {
  return database.transaction(async (transaction) => {
    const letter = offerLetter()
    const isQueued = await queueNewsletter(
      transaction,
      { kind, to: { address }, language: offerLanguage },
      { ...letter, subject: `${offerLetterTexts.test} ${letter.subject}` },
    )
    if (!isQueued) return testAddressUnsubscribed
    await recordAudit(transaction, by, { action: 'sent', subject: 'mail', name: kind })
    return done(undefined)
  })
}
