import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import { withoutSecrets } from '../../server/accounts/tokens.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueue, type Job } from '../../server/jobs/jobs.ts'
import { uiTexts } from '../../ui/texts.ts'
import { newsletterEmail } from './newsletter.mail.tsx'
import type { NewsletterDraft } from './newsletter-subscription.ts'
import { isReader, newsletterSubscriptions } from './newsletter-subscriptions.table.ts'

interface Request {
  id: string
  email: string
  language: Language
  askedOn: string
}

/** Takes a request. The rest is a job, so that the response time reveals nothing. */
export async function askForNewsletter(database: Database, { email, page }: NewsletterDraft, language: Language) {
  await enqueue(database, sendNewsletterLink, {
    id: randomUUID(),
    email,
    language,
    // The addresses of some pages open an order.
    askedOn: withoutSecrets(page),
  })
}

/**
 * Keeps the words that were agreed to and sends the link that confirms them, unless the address gets the newsletter already. Who
 * unsubscribed gets the link as well: they alone can confirm it. Running it twice sends one link.
 */
export const sendNewsletterLink: Job<Request> = {
  name: 'send-newsletter-link',
  retries: { max: 20, firstPauseSeconds: 5, longestPauseSeconds: 300 },
  atOnce: 3,

  async perform({ database }, { id, email, language, askedOn }) {
    const { newsletter } = await uiTexts.load(language)
    await database.transaction(async (transaction) => {
      const readsAlready = and(isReader, eq(newsletterSubscriptions.addressHash, hashOfAddress(email)))
      if ((await transaction.$count(newsletterSubscriptions, readsAlready)) > 0) return
      const [asked] = await transaction
        .insert(newsletterSubscriptions)
        .values({ id, email, language, askedOn, shownText: newsletter.consent })
        .onConflictDoNothing({ target: newsletterSubscriptions.id })
        .returning({ id: newsletterSubscriptions.id })
      if (!asked) return
      const links = [{ kind: 'newsletter' as const, reference: id }]
      const envelope = { kind: 'newsletter-link' as const, to: { address: email }, language, links }
      await queueMail(transaction, envelope, newsletterEmail('link', language))
    })
  },
}
