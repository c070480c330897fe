import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { RecipientReason } from './campaign.ts'

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
export async function recordDelay(
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
