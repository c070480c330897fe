import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { ago } from '../../server/database/ago.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { isDueFor, pickContacts } from './audience.server.ts'
import { campaignKeyReused, campaignWithoutRecipients, type BulkEmailAnswer } from './campaign.ts'
import { campaigns } from './campaigns.table.ts'
import { sendCampaigns } from './send-campaigns.server.ts'
import { writeOffer } from '../offer/write-offer.server.ts'

interface Start {
  contactIds?: number[] | null | undefined
  /** The caller's idempotency key. */
  key: string | undefined
}

/**
 * Records the recipients of an offer and starts sending. A repeated call (same key, or without a key the same
 * recipients within a minute) returns the same answer and starts nothing. A key belongs to one choice of recipients.
 */
export function startCampaign(
  database: Database,
  by: Acting,
  { contactIds, key }: Start,
): Promise<Outcome<BulkEmailAnswer, typeof campaignWithoutRecipients | typeof campaignKeyReused>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('salorge starts a campaign'))`)
    const chosen = new Set(contactIds)
    const audienceHash = hashOf(chosen)
    const begun = await findBegun(transaction, key, audienceHash)
    if (begun) return begun.audienceHash.equals(audienceHash) ? done(begun.answer) : campaignKeyReused
    const ids = await pickContacts(transaction, chosen)
    if (ids.length === 0) return campaignWithoutRecipients

    const offer = writeOffer()
    const [campaign] = await transaction
      .insert(campaigns)
      .values({ ...offer, startedBy: by.username, key, audienceHash })
      .returning({ id: campaigns.id })
    const { id } = campaign as { id: number }
    const accepted = await writeRecipients(transaction, id, ids)
    const answer = { successCount: accepted, errorCount: (chosen.size || ids.length) - accepted, campaignId: id }
    await transaction
      .update(campaigns)
      .set({
        recipientCount: ids.length,
        skippedCount: ids.length - accepted,
        acceptedCount: answer.successCount,
        rejectedCount: answer.errorCount,
        ...(accepted === 0 && { state: 'done', finishedAt: sql`now()` }),
      })
      .where(eq(campaigns.id, id))
    const after = { recipientCount: ids.length, successCount: accepted }
    await recordAudit(transaction, by, { action: 'sent', subject: 'campaign', id, name: offer.subject, after })
    if (accepted > 0) await enqueue(transaction, sendCampaigns, {})
    return done(answer)
  })
}

/** "Everybody" is always the same choice, whoever is on the list. */
function hashOf(chosen: Set<number>): Buffer<ArrayBuffer> {
  const said = chosen.size === 0 ? 'everybody' : [...chosen].toSorted((one, other) => one - other).join()
  return createHash('sha256').update(said).digest()
}

async function findBegun(
  transaction: Database,
  key: string | undefined,
  audienceHash: Buffer<ArrayBuffer>,
): Promise<{ answer: BulkEmailAnswer; audienceHash: Buffer } | undefined> {
  const isSame =
    key === undefined
      ? and(eq(campaigns.audienceHash, audienceHash), gt(campaigns.sentAt, ago('1 minute')))
      : eq(campaigns.key, key)
  const [begun] = await transaction
    .select({
      answer: {
        successCount: campaigns.acceptedCount,
        errorCount: campaigns.rejectedCount,
        campaignId: campaigns.id,
      },
      audienceHash: campaigns.audienceHash,
    })
    .from(campaigns)
    .where(isSame)
  return begun
}

/** One statement for all would exceed the time limit of a statement. */
const sliceSize = 10_000

/** @returns how many of them will get it; the others are skipped with a reason */
async function writeRecipients(transaction: Database, campaignId: number, ids: number[]): Promise<number> {
  let accepted = 0
  for (let start = 0; start < ids.length; start += sliceSize) {
    const slice = ids.slice(start, start + sliceSize)
    const { rows } = await transaction.execute<{ accepted: number }>(sql`
      with added as (
        insert into campaign_recipients (campaign_id, contact_id, state, reason)
        select ${campaignId}, contacts.id, case when reason is null then 'waiting' else 'skipped' end, reason
        from ${isDueFor(slice)} as contacts
        returning state
      )
      select count(*) filter (where state = 'waiting')::integer as accepted from added`)
    accepted += rows[0]?.accepted ?? 0
  }
  return accepted
}
