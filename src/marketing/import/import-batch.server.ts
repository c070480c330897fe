import { sql } from 'drizzle-orm'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import type { Database } from '../../server/database/database.ts'
import type { ImportedContact } from './imported-row.ts'

interface Taking {
  preview: boolean
  update: boolean
  consent: string | null
}

/** Of some contacts: how many are new, take over what is said of them, would, and have left the list. */
export type BatchCounts = Record<'added' | 'updated' | 'differing' | 'unsubscribed', number>

/**
 * Imports some contacts with different addresses in one statement. Fields that the file doesn't name stay. A preview
 * only counts.
 */
export async function importBatch(
  transaction: Database,
  contacts: readonly ImportedContact[],
  { preview, update, consent }: Taking,
): Promise<BatchCounts> {
  const column = (field: keyof ImportedContact) => sql`${sql.param(contacts.map((contact) => contact[field]))}::text[]`
  const { rows } = await transaction.execute<BatchCounts>(sql`
    with given as (
      select * from unnest(
        ${column('businessName')}, ${column('emailAddress')}, ${column('contactPerson')}, ${column('businessType')}
      ) with ordinality as given (business_name, email_address, contact_person, business_type, place)
    ), found as materialized (
      select given.*, present.id,
        present.id is not null and (
          present.business_name <> given.business_name
          or present.contact_person is distinct from coalesce(given.contact_person, present.contact_person)
          or present.business_type <> coalesce(given.business_type, present.business_type)
        ) as differs,
        exists (select from suppressed_addresses where address_hash = ${hashOfAddress(sql`given.email_address`)}) as has_left
      from given
      -- One by one through the index, or every batch would read the whole list.
      left join lateral (
        select id, business_name, contact_person, business_type from marketing_contacts
        where lower(email_address collate "C") = lower(given.email_address collate "C")
        limit 1
      ) as present on true
    ), added as (
      insert into marketing_contacts (business_name, email_address, contact_person, business_type)
      select business_name, email_address, contact_person, coalesce(business_type, 'restaurant')
      from found where id is null and not ${preview}::boolean order by place
      on conflict do nothing
      returning id
    ), changed as (
      update marketing_contacts as present set
        business_name = found.business_name,
        contact_person = coalesce(found.contact_person, present.contact_person),
        business_type = coalesce(found.business_type, present.business_type),
        version = present.version + 1,
        updated_at = now()
      from found where present.id = found.id and found.differs and ${update && !preview}::boolean
      returning present.id
    ), touched as (
      select id from added union all select id from changed
    ), noted as (
      insert into newsletter_consents (contact_id, given_on, language, shown_text)
      select id, 'import', 'pl', ${consent}::text from touched where ${consent}::text is not null
    )
    select
      (case when ${preview}::boolean then count(*) filter (where id is null) else (select count(*) from added) end)::integer as added,
      (case when not ${update}::boolean then 0 when ${preview}::boolean then count(*) filter (where differs)
        else (select count(*) from changed) end)::integer as updated,
      (count(*) filter (where differs))::integer as differing,
      (count(*) filter (where has_left))::integer as unsubscribed
    from found`)
  return rows[0] as BatchCounts
}
