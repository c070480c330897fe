import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { languages } from '../../kernel/language.ts'
import { emailAddress, optionalLine, trap } from '../../schemas/public-fields.ts'

/** Who wants the newsletter for customers. Sending it agrees to the sentence that stands above the button. */
export const newsletterDraft = z.object({
  email: emailAddress,
  /** The page with the form. */
  page: z._default(optionalLine(300), ''),
  website: trap,
})
export type NewsletterDraft = z.output<typeof newsletterDraft>

/** What a link in the letter leads to. `left`: its owner has unsubscribed since. */
export const subscriptionState = z.object({ state: z.enum(['waiting', 'confirmed', 'left']) })
export type SubscriptionState = z.infer<typeof subscriptionState>['state']

export const newsletterLinkUnknown = failure('newsletter_link_unknown', 'missing')

/** A customer who gets the newsletter, with the proof of it. */
export const newsletterReader = z.object({
  id: z.uuid(),
  email: z.string(),
  language: z.enum(languages),
  askedOn: z.string(),
  askedAt: z.string(),
  confirmedAt: z.string(),
})
export type NewsletterReader = z.infer<typeof newsletterReader>

export const newsletterReaderNotFound = failure('newsletter_reader_not_found', 'missing')

/** The headings of the readers' spreadsheet. */
export const readerExport = {
  file: 'newsletter',
  columns: ['email', 'język', 'strona z formularzem', 'zapisano', 'potwierdzono', 'treść zgody', 'link wypisania'],
}
