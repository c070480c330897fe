import { and, asc, eq } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import type { CampaignRecipient, campaignNotFound, RecipientState } from './campaign.ts'
import { campaignRecipients as recipients } from './campaigns.table.ts'
import { readCampaign } from './list-campaigns.server.ts'
import { marketingContacts as contacts } from '../contacts/marketing-contacts.table.ts'

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

/** To whom a campaign goes and what became of it: first those who failed, then the others, as an index has them. */
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
  // Counted already, with each change.
  return done({ list, total: campaign.value[state ? counts[state] : 'recipientCount'] })
}
