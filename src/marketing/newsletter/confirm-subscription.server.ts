import { eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { LinkStore } from '../../mail/email-link.ts'
import { queueConfirmation } from '../../mail/queue-mail.server.ts'
import { isOpenedBy, withHash, withoutHash } from '../../server/accounts/token-hashes.ts'
import type { Database } from '../../server/database/database.ts'
import { newsletterEmail } from './newsletter.mail.tsx'
import { newsletterLinkUnknown, type SubscriptionState } from './newsletter-subscription.ts'
import { newsletterSubscriptions } from './newsletter-subscriptions.table.ts'

const { id, tokenHashes } = newsletterSubscriptions

/** Any token sent for a request opens it. */
export const linksToNewsletter: LinkStore = {
  note: (transaction, { reference }, hash) =>
    transaction
      .update(newsletterSubscriptions)
      .set({ tokenHashes: withHash(tokenHashes, hash) })
      .where(eq(id, reference)),
  forget: (transaction, { reference }, hash) =>
    transaction
      .update(newsletterSubscriptions)
      .set({ tokenHashes: withoutHash(tokenHashes, hash) })
      .where(eq(id, reference)),
}

/** How the subscription behind a link stands. Looking changes nothing: mail programs and scanners look, too. */
export async function readSubscription(
  database: Database,
  token: string,
): Promise<Outcome<{ state: SubscriptionState }, typeof newsletterLinkUnknown>> {
  const [found] = await database
    .select({
      isRead: sql<boolean>`exists (
        select from newsletter_subscriptions as reading
        where reading.address_hash = newsletter_subscriptions.address_hash
          and reading.confirmed_at is not null and reading.left_at is null)`,
      leftAt: newsletterSubscriptions.leftAt,
    })
    .from(newsletterSubscriptions)
    .where(isOpenedBy(tokenHashes, token))
  if (!found) return newsletterLinkUnknown
  return done({ state: found.isRead ? 'confirmed' : found.leftAt ? 'left' : 'waiting' })
}

/**
 * Makes a reader of whom the link was sent to, and tells them how to leave. Pressed twice, or by two links of one address at once, it
 * is one reader and one letter. A subscription that was left isn't begun again by its old link.
 */
export function confirmSubscription(
  database: Database,
  token: string,
): Promise<Outcome<void, typeof newsletterLinkUnknown>> {
  return database.transaction(async (transaction) => {
    const [asked] = await transaction
      .select({ id, addressHash: newsletterSubscriptions.addressHash })
      .from(newsletterSubscriptions)
      .where(isOpenedBy(tokenHashes, token))
    if (!asked) return newsletterLinkUnknown
    await transaction.execute(
      sql`select from newsletter_subscriptions where address_hash = ${asked.addressHash} order by id for update`,
    )
    const { rows } = await transaction.execute<
      Pick<typeof newsletterSubscriptions.$inferSelect, 'email' | 'language'>
    >(sql`
      update newsletter_subscriptions set confirmed_at = now()
      where id = ${asked.id} and confirmed_at is null and not exists (
        select from newsletter_subscriptions as reading
        where reading.address_hash = ${asked.addressHash}
          and reading.confirmed_at is not null and reading.left_at is null)
      returning email, language`)
    for (const { email, language } of rows) {
      const envelope = { kind: 'newsletter-welcome', to: { address: email }, language } as const
      // oxlint-disable-next-line eslint/no-await-in-loop -- it is one at most
      await queueConfirmation(transaction, envelope, newsletterEmail('welcome', language))
    }
    return done(undefined)
  })
}
