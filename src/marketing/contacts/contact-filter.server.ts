import { and, sql, type SQL } from 'drizzle-orm'
import { containsText } from '../../server/database/text-search.ts'
import type { ContactFilter, Standing } from './marketing-contact.ts'

/** Its reader left the list, which no switch of the administrator's undoes. */
const isUnsubscribed = sql<boolean>`exists (
  select from suppressed_addresses where suppressed_addresses.address_hash = marketing_contacts.address_hash)`

/** Who left is unsubscribed, whatever the switch says. */
export const standing = sql<Standing>`case
  when ${isUnsubscribed} then 'unsubscribed' when marketing_contacts.is_active then 'receives' else 'inactive' end`

const ofStanding: Record<NonNullable<ContactFilter['standing']>, SQL> = {
  receives: sql`(marketing_contacts.is_active and not ${isUnsubscribed})`,
  inactive: sql`(not marketing_contacts.is_active and not ${isUnsubscribed})`,
  unsubscribed: isUnsubscribed,
  bounced: sql`marketing_contacts.bounced_at is not null`,
  withoutConsent: sql`not exists (select from newsletter_consents where contact_id = marketing_contacts.id)`,
}

/** Which contacts are asked for. What is searched for is looked for in name, address and contact person, in whatever letters. */
export function isAskedFor({ search, standing: asked }: ContactFilter): SQL {
  return (
    and(search ? containsText(sql`marketing_contacts.search_text`, search) : undefined, asked && ofStanding[asked]) ??
    sql`true`
  )
}
