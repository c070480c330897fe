import { eq } from 'drizzle-orm'
import { codeOf } from '../../mail/mailer.server.ts'
import { describeRefusal } from '../../mail/refusal.server.ts'
import type { Database } from '../../server/database/database.ts'
import { retryWhileDatabaseAway } from '../../server/jobs/retry-while-database-away.ts'
import type { JobServices } from '../../server/jobs/jobs.ts'
import { campaigns } from './campaigns.table.ts'
import { lookAgain, type DueRecipient } from './due-recipients.server.ts'
import { recordOutcome } from './record-recipient.server.ts'
import { forgetBounce, recordRefusal } from './record-refusal.server.ts'
import { unsubscribePlaceholder } from '../offer/write-offer.server.ts'

/** Longer than that a mail server doesn't take for one message, or it takes none. */
const timeout = 60_000

/**
 * Sends a campaign's message to one recipient if it is still due, and records the result.
 * @returns whether a mail server was asked; `trouble` if asking again now would be useless
 */
export async function sendToRecipient(
  { database, bulkMailer, log }: JobServices,
  held: Database,
  recipient: DueRecipient,
  signal: AbortSignal,
): Promise<'tried' | 'left' | 'trouble'> {
  const { id, campaignId, address, unsubscribePath } = recipient
  // Uses the connection that holds the lock: if it is lost, no more messages are sent.
  const last = await lookAgain(held, id)
  if (!last) return 'left'
  if (last.reason) {
    await recordOutcome(database, recipient, { state: 'skipped', reason: last.reason, wasTried: false })
    return 'left'
  }
  // Their address has changed since: the way out that was made is another one's.
  if (last.address !== address || !unsubscribePath) return 'left'
  const message = await readMessage(database, campaignId, unsubscribePath)
  try {
    await bulkMailer.send(
      { ...message, id, recipient: address, unsubscribePath },
      AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    )
  } catch (error) {
    // The program ends: what became of this one nobody knows.
    if (signal.aborted) return 'trouble'
    log.info({ campaign: campaignId, recipient: id }, `a campaign's message was not taken (${codeOf(error)})`)
    return retryWhileDatabaseAway(() => recordRefusal(database, log, recipient, describeRefusal(error)))
  }
  await retryWhileDatabaseAway(() => recordOutcome(database, recipient, { state: 'sent', wasTried: true }))
  if (last.hasBounced) await retryWhileDatabaseAway(() => forgetBounce(database, id))
  return 'tried'
}

async function readMessage(database: Database, campaignId: number, unsubscribePath: string) {
  const [message] = await database
    .select({ subject: campaigns.subject, html: campaigns.html, plain: campaigns.plain })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
  const { subject, html, plain } = message as { subject: string; html: string; plain: string }
  const withWayOut = (text: string) => text.replaceAll(unsubscribePlaceholder, unsubscribePath)
  return { subject, html: withWayOut(html), plain: withWayOut(plain) }
}
