import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Logger } from '../../server/log.ts'
import type { PauseReason } from './campaign.ts'
import { campaigns } from './campaigns.table.ts'

/** This many failures in a row, through no fault of a recipient; the pauses grow to a minute. */
const maxTroubles = 10

/** Records a failure that is not the recipient's: the mail server, the network or our settings. */
export async function recordTrouble(
  transaction: Database,
  log: Logger,
  campaignId: number,
  words: string,
): Promise<'trouble'> {
  const { rows } = await transaction.execute<{ troubles: number }>(sql`
    update campaigns set troubles = troubles + 1,
      not_before = clock_timestamp() + make_interval(secs => least(60, power(2, troubles + 1)))
    where id = ${campaignId} returning troubles`)
  if ((rows[0]?.troubles ?? 0) >= maxTroubles) await pause(transaction, log, campaignId, 'mail_server', words)
  return 'trouble'
}

/** How many of the latest attempts are counted, and how many are needed for a decision. */
const [looked, needed] = [100, 20]

/**
 * A quarter of permanent refusals means a bad list or message, and continuing would harm our reputation. Three quarters
 * of temporary refusals mean that the mail server is overloaded. Retried recipients don't count: at the end of a
 * campaign only they are left.
 */
export async function pauseWhenTooManyRefuse(
  transaction: Database,
  log: Logger,
  campaignId: number,
  words: string,
): Promise<boolean> {
  const { rows } = await transaction.execute<{ tried: number; refused: number; notTaken: number }>(sql`
    select count(*)::integer as tried,
      (count(*) filter (where latest.state <> 'sent' and latest.detail like '5%'))::integer as refused,
      (count(*) filter (where latest.state <> 'sent'))::integer as "notTaken"
    from campaigns cross join lateral (
      select state, detail from campaign_recipients
      where campaign_id = campaigns.id and last_attempt_at >= campaigns.resumed_at and attempts = 1
      order by last_attempt_at desc limit ${looked}) as latest
    where campaigns.id = ${campaignId}`)
  const { tried = 0, refused = 0, notTaken = 0 } = rows[0] ?? {}
  if (tried < needed || (refused * 4 < tried && notTaken * 4 < tried * 3)) return false
  await pause(transaction, log, campaignId, 'refusals', words)
  return true
}

async function pause(
  transaction: Database,
  log: Logger,
  campaignId: number,
  reason: PauseReason,
  words: string,
): Promise<void> {
  const { rowCount } = await transaction.execute(sql`
    update campaigns set state = 'paused', pause_reason = ${reason}, pause_detail = ${words}
    where id = ${campaignId} and state = 'sending'`)
  if (rowCount) log.warn({ campaign: campaignId, reason }, 'a campaign has paused by itself')
}

/**
 * After a restore nobody knows who has received a campaign since the backup, so an administrator decides whether it
 * continues.
 */
export async function pauseRestored(transaction: Database): Promise<number> {
  const { rowCount } = await transaction
    .update(campaigns)
    .set({ state: 'paused', pauseReason: 'restored' })
    .where(eq(campaigns.state, 'sending'))
  return rowCount ?? 0
}
