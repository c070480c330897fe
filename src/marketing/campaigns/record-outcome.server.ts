import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Refusal } from '../../mail/refusal.server.ts'
import type { Logger } from '../../server/log.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import type { RecipientReason } from './campaign.ts'
import type { DueRecipient } from './due-recipients.server.ts'
import { pauseWhenTooManyRefuse, recordTrouble } from './pause-campaign.server.ts'

interface Recipient {
  id: string
  campaignId: number
}

interface End {
  state: 'sent' | 'failed' | 'skipped'
  reason?: RecipientReason
  /** In the words of the mail server. */
  detail?: string | null
  /** Whether a mail server was asked, and said something about this very recipient. */
  wasTried: boolean
}

/**
 * Records the result for a recipient, in its row and in the campaign's figures, in one statement. A recipient that was
 * stopped during sending still counts as sent. The last recipient completes the campaign.
 */
export async function recordOutcome(
  database: Database,
  { id, campaignId }: Recipient,
  { state, reason, detail, wasTried }: End,
): Promise<void> {
  const one = (is: End['state']) => (state === is ? 1 : 0)
  await database.execute(sql`
    with held as materialized (select id from campaigns where id = ${campaignId} for no key update),
    noted as (
      update campaign_recipients
      set state = ${state}, reason = ${reason ?? null}, detail = ${detail ?? null},
        sent_at = case when ${state} = 'sent' then clock_timestamp() end,
        attempts = attempts + ${wasTried ? 1 : 0},
        last_attempt_at = case when ${wasTried} then clock_timestamp() else last_attempt_at end
      where id = ${id} and campaign_id = (select id from held) and state in ('waiting', 'skipped')
      returning case when old.state = 'skipped' then 1 else 0 end as was_skipped
    )
    update campaigns
    set sent_count = sent_count + ${one('sent')}, failed_count = failed_count + ${one('failed')},
      skipped_count = skipped_count + ${one('skipped')} - was_skipped,
      troubles = case when ${wasTried} then 0 else troubles end,
      state = case when ${isLast} then 'done' else state end,
      pause_reason = case when ${isLast} then null else pause_reason end,
      pause_detail = case when ${isLast} then null else pause_detail end,
      finished_at = case when ${isLast} then clock_timestamp() else finished_at end
    from noted where campaigns.id = ${campaignId}`)
}

/** Evaluated on the current row, after any concurrent change. */
const isLast = sql`(campaigns.state in ('sending', 'paused')
  and sent_count + failed_count + skipped_count + 1 - was_skipped = recipient_count)`

/** Schedules another attempt after a pause. `wasTold`: the mail server answered for this recipient. */
async function recordDelay(
  database: Database,
  { id, campaignId }: Recipient,
  { detail, pauseSeconds, wasTold }: { detail: string | null; pauseSeconds: number; wasTold: boolean },
): Promise<void> {
  await database.execute(sql`
    with held as materialized (
      update campaigns set troubles = case when ${wasTold} then 0 else troubles end where id = ${campaignId} returning id)
    update campaign_recipients
    set detail = ${detail}, attempts = attempts + 1, last_attempt_at = statement_timestamp(),
      next_attempt_at = statement_timestamp() + make_interval(secs => ${pauseSeconds})
    where id = ${id} and campaign_id = (select id from held) and state = 'waiting'`)
}

const [minute, hour] = [60, 3_600]
/** The pause after each temporary refusal: about two days in all. */
export const pauses = [30, 2 * minute, 10 * minute, hour, 4 * hour, ...Array.from({ length: 5 }, () => 8 * hour)]

/** Records what the mail server said, with its consequences. */
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
    // A server's answer may name the person, so it is not kept for a deleted contact.
    const detail = (await isThere(transaction, recipient.id)) ? words : null
    if (isAtRecipient || kind === 'recipient') await noteBounce(transaction, recipient, words, isForGood)
    const pauseSeconds = isForGood ? undefined : await pauseAfter(transaction, recipient.id)
    if (pauseSeconds === undefined) {
      const reason = isForGood ? 'refused' : 'given_up'
      await recordOutcome(transaction, recipient, { state: 'failed', reason, detail, wasTried: kind !== 'broken-off' })
    } else await recordDelay(transaction, recipient, { detail, pauseSeconds, wasTold: kind === 'not-now' })
    // The message may have arrived. Others come first, so that one bad mailbox doesn't keep breaking the connection.
    if (kind === 'broken-off') return recordTrouble(transaction, log, recipient.campaignId, words)
    const hasPaused = await pauseWhenTooManyRefuse(transaction, log, recipient.campaignId, words)
    return hasPaused ? 'trouble' : 'tried'
  })
}

/** Whether the contact exists; it stays locked until the transaction ends. */
async function isThere(transaction: Database, id: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select 1 from marketing_contacts where id = (select contact_id from campaign_recipients where id = ${id}) for no key update`)
  return rows.length > 0
}

/** Records the bounce at the contact, unless its address has changed. A permanent one makes the contact inactive. */
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

/** A delivered message shows that the address works. */
export async function forgetBounce(database: Database, id: string): Promise<void> {
  await database.execute(sql`
    update marketing_contacts
    set bounced_at = null, bounce_reason = null, bounce_is_permanent = null, updated_at = now()
    where id = (select contact_id from campaign_recipients where id = ${id}) and is_active`)
}

/** The pause before the next attempt; undefined after the last one. */
async function pauseAfter(transaction: Database, id: string): Promise<number | undefined> {
  const { rows } = await transaction.execute<{ attempts: number }>(
    sql`select attempts from campaign_recipients where id = ${id}`,
  )
  return pauses[rows[0]?.attempts ?? 0]
}
