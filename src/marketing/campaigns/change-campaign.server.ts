import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { campaignIsOver, campaignNotFound, type Campaign } from './campaign.ts'
import { campaigns } from './campaigns.table.ts'
import { toCampaignJson } from './list-campaigns.server.ts'
import { sendCampaigns } from './send-campaigns.server.ts'

type Asked = 'sending' | 'paused' | 'stopped'

/** Pauses, resumes or stops a campaign. */
export function changeCampaign(
  database: Database,
  by: Acting,
  id: number,
  state: Asked,
): Promise<Outcome<Campaign, typeof campaignNotFound | typeof campaignIsOver>> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(campaigns).where(eq(campaigns.id, id)).for('no key update')
    if (!before) return campaignNotFound
    if (before.state === state) return done(toCampaignJson(before))
    if (before.state === 'done' || before.state === 'stopped') return campaignIsOver
    const skipped = state === 'stopped' ? await skipWaiting(transaction, id) : 0
    const [after] = await transaction
      .update(campaigns)
      .set({ ...settings[state], skippedCount: sql`${campaigns.skippedCount} + ${skipped}` })
      .where(eq(campaigns.id, id))
      .returning()
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'campaign',
      id,
      name: before.subject,
      before: { state: before.state },
      after: { state },
    })
    if (state === 'sending') await enqueue(transaction, sendCampaigns, {})
    return done(toCampaignJson(after as typeof before))
  })
}

const unpaused = { pauseReason: null, pauseDetail: null }
const settings = {
  sending: { state: 'sending', ...unpaused, troubles: 0, notBefore: sql`now()`, resumedAt: sql`now()` },
  paused: { state: 'paused', pauseReason: 'administrator' },
  stopped: { state: 'stopped', ...unpaused, finishedAt: sql`now()` },
} as const

/** One statement for all would exceed the time limit of a statement. */
const sliceSize = 10_000

/** @returns how many were waiting */
async function skipWaiting(transaction: Database, campaignId: number): Promise<number> {
  let skipped = 0
  for (;;) {
    const { rowCount } = await transaction.execute(sql`
      update campaign_recipients set state = 'skipped', reason = 'stopped'
      where id in (select id from campaign_recipients
        where campaign_id = ${campaignId} and state = 'waiting' limit ${sliceSize})`)
    skipped += rowCount ?? 0
    if ((rowCount ?? 0) < sliceSize) return skipped
  }
}
