import { sql } from 'drizzle-orm'
import { createUnsubscribeLinks } from '../../mail/unsubscribe/unsubscribe-links.server.ts'
import type { Database } from '../../server/database/database.ts'
import { reasonOfContact, withSuppressed } from './audience.server.ts'
import type { RecipientReason } from './campaign.ts'

export interface DueRecipient {
  id: string
  campaignId: number
  /** Null: the contact has been deleted meanwhile. */
  address: string | null
  /** The link to unsubscribe, made for this address. */
  unsubscribePath: string | null
}

/** The recipients who are due, the oldest campaign's first, each with a link to unsubscribe. */
export async function takeDue(database: Database, max: number): Promise<DueRecipient[]> {
  const { rows } = await database.execute<{ id: string; campaignId: number; address: string | null }>(sql`
    select due.id, campaigns.id as "campaignId", contacts.email_address as address
    from campaigns
    cross join lateral (
      select id, contact_id, next_attempt_at from campaign_recipients
      where campaign_id = campaigns.id and state = 'waiting' and next_attempt_at <= now()
      order by next_attempt_at, id limit ${max}) as due
    left join marketing_contacts as contacts on contacts.id = due.contact_id
    where campaigns.state = 'sending' and campaigns.not_before <= now()
    order by campaigns.id, due.next_attempt_at, due.id limit ${max}`)
  const [first, ...others] = rows.flatMap(({ address }) => (address === null ? [] : [address]))
  const paths = first === undefined ? [] : await createUnsubscribeLinks(database, [first, ...others], 'pl')
  return rows.map((row) => ({ ...row, unsubscribePath: row.address === null ? null : (paths.shift() ?? null) }))
}

/** When the next recipient is due; undefined if nobody waits. */
export async function nextDue(database: Database): Promise<Date | undefined> {
  const { rows } = await database.execute<{ at: Date | null }>(sql`
    select min(greatest(campaigns.not_before, due.next_attempt_at)) as at
    from campaigns
    cross join lateral (
      select next_attempt_at from campaign_recipients where campaign_id = campaigns.id and state = 'waiting'
      order by next_attempt_at limit 1) as due
    where campaigns.state = 'sending'`)
  return rows[0]?.at ?? undefined
}

export interface LastLook {
  reason: RecipientReason | null
  /** The contact's address now. */
  address: string | null
  hasBounced: boolean
}

/** The state right before sending; undefined if the campaign was paused or stopped meanwhile. */
export async function lookAgain(held: Database, id: string): Promise<LastLook | undefined> {
  const { rows } = await held.execute<{ [key in keyof LastLook]: LastLook[key] }>(sql`
    select case when contacts.id is null then 'deleted' else ${reasonOfContact} end as reason,
      contacts.email_address as address, contacts.bounced_at is not null as "hasBounced"
    from campaign_recipients as recipients
    join campaigns on campaigns.id = recipients.campaign_id and campaigns.state = 'sending'
    left join marketing_contacts as contacts on contacts.id = recipients.contact_id ${withSuppressed}
    where recipients.id = ${id} and recipients.state = 'waiting'`)
  return rows[0]
}
