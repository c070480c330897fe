import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { offerEmailTexts } from './offer-words.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { queueNewsletter } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import { testAddressUnsubscribed } from '../campaigns/campaign.ts'
import { offerLanguage, offerEmail } from './offer.mail.tsx'

const kind = 'marketing-test'

/** Sends the offer to one address as everybody would get it, with a way out that works. */
export function sendTestOffer(
  database: Database,
  by: Acting,
  address: string,
): Promise<Outcome<void, typeof testAddressUnsubscribed>> {
  return database.transaction(async (transaction) => {
    const email = offerEmail()
    const isQueued = await queueNewsletter(
      transaction,
      { kind, to: { address }, language: offerLanguage },
      { ...email, subject: `${offerEmailTexts.test} ${email.subject}` },
    )
    if (!isQueued) return testAddressUnsubscribed
    await recordAudit(transaction, by, { action: 'sent', subject: 'mail', name: kind })
    return done(undefined)
  })
}
