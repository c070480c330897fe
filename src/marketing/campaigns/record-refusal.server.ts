import { sql } from 'drizzle-orm'
import type { Refusal } from '../../mail/refusal.server.ts'
import type { Database } from '../../server/database/database.ts'
import type { Logger } from '../../server/log.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import type { DueRecipient } from './due-recipients.server.ts'
import { recordDelay, recordOutcome } from './record-recipient.server.ts'
import { recordTrouble, pauseWhenTooManyRefuse } from './pause-campaign.server.ts'

const [minute, hour] = [60, 3_600]
/** How long a recipient is left in peace after each refusal that isn't for good: about two days in all. */
export const pauses = [30, 2 * minute, 10 * minute, hour, 4 * hour, ...Array.from({ length: 5 }, () => 8 * hour)]

/** Keeps what the mail server said, and what follows from it. */
export function recordRefusal(
  database: Database,
  log: Logger,
  recipient: DueRecipient,
  { kind, isAtRecipient, words }: Refusal,
): Promise<'tried' | 'trouble'> {
  return database.transaction(async (transaction) => {
    // Lock order: campaign, contact, recipient. Deleting and stopping use the same order.
    await transaction.execute(sql`select 1 from campaigns where id = ${recipient.campaignId} for no key update`)
    if (kind === 'no-conversation') return recordTrouble(transaction, log, recipient.campaignId, words)
    const isForGood = kind === 'recipient' || kind === 'message'
    // Of who was deleted meanwhile, nothing is kept.
    const detail = (await isThere(transaction, recipient.id)) ? words : null
    if (isAtRecipient || kind === 'recipient') await noteBounce(transaction, recipient, words, isForGood)
    const pauseSeconds = isForGood ? undefined : await pauseAfter(transaction, recipient.id)
    if (pauseSeconds === undefined) {
      const reason = isForGood ? 'refused' : 'given_up'
      await recordOutcome(transaction, recipient, { state: 'failed', reason, detail, wasTried: kind !== 'broken-off' })
    } else await recordDelay(transaction, recipient, { detail, pauseSeconds, wasTold: kind === 'not-now' })
    // It may have arrived. Others come first, so that one bad mailbox doesn't break the connection again and again.
    if (kind === 'broken-off') return recordTrouble(transaction, log, recipient.campaignId, words)
    const hasPaused = await pauseWhenTooManyRefuse(transaction, log, recipient.campaignId, words)
    return hasPaused ? 'trouble' : 'tried'
  })
}

/** Holds the contact until the transaction ends. */
async function isThere(transaction: Database, id: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select 1 from marketing_contacts where id = (select contact_id from campaign_recipients where id = ${id}) for no key update`)
  return rows.length > 0
}

/**
 * Kept with the contact, unless it has another address by now; one for good takes it off until somebody has looked into it.
 */
async function noteBounce(
  transaction: Database,
  { id, address }: DueRecipient,
  words: string,
  isPermanent: boolean,
): Promise<void> {
  await transaction.execute(sql`
    update marketing_contacts
    set bounced_at = now(), bounce_reason = ${words}, bounce_is_permanent = ${isPermanent},
      is_active = is_active and not ${isPermanent},
      version = version + case when ${isPermanent} then 1 else 0 end, updated_at = now()
    where id = (select contact_id from campaign_recipients where id = ${id})
      and ${isSameEmail(sql`email_address`, address ?? '')}`)
}

/** What is delivered now shows that the address is good, whatever was said of it before. */
export async function forgetBounce(database: Database, id: string): Promise<void> {
  await database.execute(sql`
    update marketing_contacts
    set bounced_at = null, bounce_reason = null, bounce_is_permanent = null, updated_at = now()
    where id = (select contact_id from campaign_recipients where id = ${id}) and is_active`)
}

/** @returns nothing when it was tried often enough */
async function pauseAfter(transaction: Database, id: string): Promise<number | undefined> {
  const { rows } = await transaction.execute<{ attempts: number }>(
    sql`select attempts from campaign_recipients where id = ${id}`,
  )
  return pauses[rows[0]?.attempts ?? 0]
}
