import { renderEmail, type RenderedEmail } from '../../mail/layout/email.mail.tsx'
import { siteAddress } from '../../mail/layout/site-address.ts'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { queueNewsletter } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import { testAddressUnsubscribed } from '../campaigns/campaign.ts'
import { offerEmail, offerLanguage } from './offer.mail.tsx'
import { offerEmailTexts } from './offer-words.ts'

/** Stands for the path to unsubscribe, until the recipient is known. */
export const unsubscribePlaceholder = '/unsubscribe/0'

export interface Offer extends RenderedEmail {
  /** The beginning of its plain text on one line, for the history. */
  content: string
}

/** The message of bulk mail. The path to unsubscribe is filled in for each recipient. */
export function writeOffer(): Offer {
  const email = renderEmail(offerEmail(), offerLanguage, unsubscribePlaceholder)
  return { ...email, content: beginningOf(email.plain) }
}

/** The text before the first underlined heading. */
function beginningOf(plain: string): string {
  const [beginning = ''] = plain.split(/\n\n[^\n]+\n--/)
  return beginning.replaceAll(/\s+/g, ' ').trim()
}

/** The message for a browser, with pictures from its own origin. A preview can't unsubscribe anybody. */
export function previewOffer(origin: string): Offer {
  const { subject, content, html, plain } = writeOffer()
  const shown = (text: string) =>
    text.replaceAll(`${siteAddress}${unsubscribePlaceholder}`, '#').replaceAll(siteAddress, origin)
  return { subject, content, html: shown(html), plain: shown(plain) }
}

const kind = 'marketing-test'

/** Sends the offer to one address as everybody gets it, with a working link to unsubscribe. */
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
      { ...email, subject: `${offerEmailTexts().test} ${email.subject}` },
    )
    if (!isQueued) return testAddressUnsubscribed
    await recordAudit(transaction, by, { action: 'sent', subject: 'mail', name: kind })
    return done(undefined)
  })
}
