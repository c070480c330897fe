import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Audience } from './campaign.ts'

/**
 * Why a contact gets nothing, if so. The reader's own choice comes before the administrator's switch. The query needs
 * the tables `contacts` and `suppressed`.
 */
export const reasonOfContact = sql`case
  when suppressed.way in ('one-click', 'page') then 'unsubscribed'
  when suppressed.way is not null then 'suppressed'
  when not contacts.is_active then 'inactive' end`

/** The join for the reason above. */
export const withSuppressed = sql`
  left join suppressed_addresses as suppressed on suppressed.address_hash = contacts.address_hash`

/** Those of these contacts that exist, with the reason why they get nothing. */
export function isDueFor(ids: number[]): SQL {
  return sql`(
    select contacts.id, ${reasonOfContact} as reason from marketing_contacts as contacts ${withSuppressed}
    where contacts.id = any(${sql.param(ids)}::bigint[]) order by contacts.id)`
}

/** The chosen contacts that exist; an empty choice means everybody. */
export async function pickContacts(database: Database, chosen: Set<number>): Promise<number[]> {
  const isChosen = chosen.size === 0 ? sql`true` : sql`id = any(${sql.param([...chosen])}::bigint[])`
  const { rows } = await database.execute<{ ids: number[] | null }>(sql`
    select array_agg(id order by id) as ids from marketing_contacts where ${isChosen}`)
  return rows[0]?.ids ?? []
}

/** Who of the chosen ones would get a message now. */
export async function readAudience(database: Database, contactIds: number[] | null | undefined): Promise<Audience> {
  const isChosen = contactIds?.length ? sql`contacts.id = any(${sql.param(contactIds)}::bigint[])` : sql`true`
  const { rows } = await database.execute<Record<keyof Audience, number>>(sql`
    select count(*)::integer as total,
      count(*) filter (where reason is null)::integer as "willReceive",
      count(*) filter (where reason = 'inactive')::integer as inactive,
      count(*) filter (where reason in ('unsubscribed', 'suppressed'))::integer as unsubscribed,
      count(*) filter (where reason is null and not "hasConsent")::integer as "withoutConsent"
    from (
      select ${reasonOfContact} as reason, consents.contact_id is not null as "hasConsent"
      from marketing_contacts as contacts ${withSuppressed}
      left join (select distinct contact_id from newsletter_consents) as consents on consents.contact_id = contacts.id
      where ${isChosen}) as chosen`)
  return rows[0] as Audience
}
