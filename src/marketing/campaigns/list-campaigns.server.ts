import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { marketingContacts as contacts } from '../contacts/marketing-contacts.table.ts'
import { campaignNotFound, type Campaign, type CampaignRecipient, type RecipientState } from './campaign.ts'
import { campaigns, campaignRecipients as recipients } from './campaigns.table.ts'

// The message itself is large and not shown here.
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

interface Asked {
  state?: RecipientState | undefined
  page: number
  limit: number
}

const counts = {
  waiting: 'waitingCount',
  sent: 'successCount',
  failed: 'failedCount',
  skipped: 'skippedCount',
} as const

/** The recipients of a campaign, the failed ones first, in the order of an index. */
export async function listRecipients(
  database: Database,
  campaignId: number,
  { state, page, limit }: Asked,
): Promise<Outcome<{ list: CampaignRecipient[]; total: number }, typeof campaignNotFound>> {
  const campaign = await readCampaign(database, campaignId)
  if (!campaign.ok) return campaign
  const rows = await database
    .select({
      id: recipients.id,
      contactId: contacts.id,
      businessName: contacts.businessName,
      emailAddress: contacts.emailAddress,
      state: recipients.state,
      reason: recipients.reason,
      detail: recipients.detail,
      attempts: recipients.attempts,
      nextAttemptAt: recipients.nextAttemptAt,
      lastAttemptAt: recipients.lastAttemptAt,
      sentAt: recipients.sentAt,
    })
    .from(recipients)
    .leftJoin(contacts, eq(contacts.id, recipients.contactId))
    .where(and(eq(recipients.campaignId, campaignId), state && eq(recipients.state, state)))
    .orderBy(asc(recipients.state), asc(recipients.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const list = rows.map((row) => ({
    ...row,
    nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }))
  // The campaign keeps these counts.
  return done({ list, total: campaign.value[state ? counts[state] : 'recipientCount'] })
}
