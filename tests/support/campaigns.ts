import { sql } from 'drizzle-orm'
import type { Campaign, CampaignRecipient } from '../../src/marketing/campaigns/campaign.ts'
import { startCampaign } from '../../src/marketing/campaigns/start-campaign.server.ts'
import type { Database } from '../../src/server/database/database.ts'
import type { TestShop } from './shop.ts'

/** Puts so many contacts on the list: contact1@example.com and so on. A statement for all could take too long. */
export async function addContacts(database: Database, count: number): Promise<void> {
  for (let first = 1; first <= count; first += 10_000) {
    await database.execute(sql`
      insert into marketing_contacts (business_name, email_address)
      select 'Firma ' || number, 'contact' || number || '@example.com'
      from generate_series(${first}::integer, ${Math.min(count, first + 9_999)}::integer) as number`)
  }
}

/** Starts a campaign as the panel does, and gives what it was told. */
export async function sendOffer(shop: TestShop, body: object = {}, key?: string) {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key }
  const answer = await shop.callAsAdmin('POST', '/api/admin/marketing/send-bulk-email', { body, headers })
  return { status: answer.status, ...((await answer.json()) as { campaignId: number; successCount: number }) }
}

export async function campaignIn(shop: TestShop, id = 1): Promise<Campaign> {
  return (await (await shop.callAsAdmin('GET', `/api/admin/marketing/campaigns/${id}`)).json()) as Campaign
}

export async function recipientsIn(shop: TestShop, asked = '', id = 1): Promise<CampaignRecipient[]> {
  const answer = await shop.callAsAdmin('GET', `/api/admin/marketing/campaigns/${id}/recipients?limit=500${asked}`)
  return (await answer.json()) as CampaignRecipient[]
}

/** Every figure of every campaign is what its recipients' rows say; gives those where it isn't. */
export async function wrongFigures(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select * from (
      select campaigns.id, recipient_count, sent_count, failed_count, skipped_count,
        count(*)::integer as all_rows, (count(*) filter (where recipients.state = 'sent'))::integer as sent_rows,
        (count(*) filter (where recipients.state = 'failed'))::integer as failed_rows,
        (count(*) filter (where recipients.state = 'skipped'))::integer as skipped_rows
      from campaigns join campaign_recipients as recipients on recipients.campaign_id = campaigns.id
      group by campaigns.id) as counted
    where (recipient_count, sent_count, failed_count, skipped_count)
      is distinct from (all_rows, sent_rows, failed_rows, skipped_rows)`)
  return rows
}

/** Pauses are over: whoever waits may be tried now. */
export async function letPausesPass(database: Database): Promise<void> {
  await database.execute(sql`update campaigns set not_before = now()`)
  await database.execute(sql`update campaign_recipients set next_attempt_at = now() where state = 'waiting'`)
}

/** A campaign of which the trail says nothing; gives its id. */
export async function startUnnoticed(database: Database): Promise<number> {
  const { rows } = await database.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from audit_entries`)
  const started = await startCampaign(database, { username: 'admin' }, { key: undefined })
  await database.execute(sql`delete from audit_entries where id > ${rows[0]?.last}`)
  return started.ok ? started.value.campaignId : 0
}
