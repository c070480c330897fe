import { renderEmail, type RenderedEmail } from '../../mail/layout/email.mail.tsx'
import { siteAddress } from '../../mail/layout/site-address.ts'
import { offerLanguage, offerEmail } from './offer.mail.tsx'

/** Stands for the path on which a reader leaves the list, until it is known whose message it is. */
export const unsubscribePlaceholder = '/unsubscribe/0'

export interface Offer extends RenderedEmail {
  /** What it says, for the history: the beginning of its plain form on one line. */
  content: string
}

/** The message of bulk mail for everybody: sender and reader fill in the site's address and the way out. */
export function writeOffer(): Offer {
  const email = renderEmail(offerEmail(), offerLanguage, unsubscribePlaceholder)
  return { ...email, content: beginningOf(email.plain) }
}

/** What stands before the first heading that is underlined. */
function beginningOf(plain: string): string {
  const [beginning = ''] = plain.split(/\n\n[^\n]+\n--/)
  return beginning.replaceAll(/\s+/g, ' ').trim()
}

/** As a browser shows it, at the address under which it sees us. Nobody leaves a list by a preview. */
export function previewOffer(origin: string): Offer {
  const { subject, content, html, plain } = writeOffer()
  const shown = (text: string) =>
    text.replaceAll(`${siteAddress}${unsubscribePlaceholder}`, '#').replaceAll(siteAddress, origin)
  return { subject, content, html: shown(html), plain: shown(plain) }
}
