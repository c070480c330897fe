import { eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { forgetWaits } from '../catalog/waiting/forget-waits.server.ts'
import { suppressedAddresses } from '../mail/unsubscribe/suppressed-addresses.table.ts'
import { unsubscribeLinks } from '../mail/unsubscribe/unsubscribe-links.table.ts'
import type { Database } from '../server/database/database.ts'
import { hashOfToken } from '../server/accounts/tokens.ts'
import { leaveNewsletter } from './newsletter/leave-newsletter.server.ts'
import { isReader } from './newsletter/newsletter-subscriptions.table.ts'
import { unsubscribeLinkUnknown, type UnsubscribeWay } from './contacts/marketing-contact.ts'

type UnknownLink = typeof unsubscribeLinkUnknown

/** Suppresses the address that got the mail with this token. Repeating it changes nothing. */
export async function unsubscribe(
  database: Database,
  token: string,
  way: UnsubscribeWay,
): Promise<Outcome<void, UnknownLink>> {
  const [link] = await database
    .select({ addressHash: unsubscribeLinks.addressHash })
    .from(unsubscribeLinks)
    .where(eq(unsubscribeLinks.tokenHash, hashOfToken(token)))
  if (!link) return unsubscribeLinkUnknown
  await database
    .insert(suppressedAddresses)
    .values({ ...link, way })
    .onConflictDoNothing()
  await forgetWaits(database, link.addressHash)
  await leaveNewsletter(database, link.addressHash)
  return done(undefined)
}

/** Who unsubscribed may have asked for the newsletter anew since then, and can leave again. */
const readsNewsletter = sql`exists (
  select from newsletter_subscriptions
  where newsletter_subscriptions.address_hash = ${unsubscribeLinks.addressHash} and ${isReader})`

/** Whether the address gets nothing more. Reading changes nothing. */
export async function readUnsubscribeLink(
  database: Database,
  token: string,
): Promise<Outcome<{ isUnsubscribed: boolean }, UnknownLink>> {
  const [link] = await database
    .select({ isUnsubscribed: sql<boolean>`${suppressedAddresses.addressHash} is not null and not ${readsNewsletter}` })
    .from(unsubscribeLinks)
    .leftJoin(suppressedAddresses, eq(suppressedAddresses.addressHash, unsubscribeLinks.addressHash))
    .where(eq(unsubscribeLinks.tokenHash, hashOfToken(token)))
  return link ? done(link) : unsubscribeLinkUnknown
}
