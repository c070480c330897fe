import { count, desc, eq, getTableColumns } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { campaignNotFound, type Campaign } from './campaign.ts'
import { campaigns } from './campaigns.table.ts'

// The message itself, thirty thousand letters of it, is the same in all of them, and nobody is shown it here.
const { html: _html, plain: _plain, ...shown } = getTableColumns(campaigns)

type CampaignRow = Omit<typeof campaigns.$inferSelect, 'html' | 'plain'>

export function toCampaignJson(row: CampaignRow): Campaign {
  const { recipientCount, sentCount, failedCount, skippedCount } = row
  return {
    id: row.id,
    subject: row.subject,
    content: row.content,
    sentAt: row.sentAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    startedBy: row.startedBy,
    state: row.state,
    pauseReason: row.pauseReason,
    pauseDetail: row.pauseDetail,
    recipientCount,
    successCount: sentCount,
    failedCount,
    skippedCount,
    waitingCount: recipientCount - sentCount - failedCount - skippedCount,
  }
}

/** The newest first. */
export async function listCampaigns(
  database: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: Campaign[]; total: number }> {
  const [counted] = await database.select({ total: count() }).from(campaigns)
  const rows = await database
    .select(shown)
    .from(campaigns)
    .orderBy(desc(campaigns.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { list: rows.map(toCampaignJson), total: counted?.total ?? 0 }
}

export async function readCampaign(
  database: Database,
  id: number,
): Promise<Outcome<Campaign, typeof campaignNotFound>> {
  const [row] = await database.select(shown).from(campaigns).where(eq(campaigns.id, id))
  return row ? done(toCampaignJson(row)) : campaignNotFound
}
