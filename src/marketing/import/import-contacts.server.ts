import { sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import type { Database } from '../../server/database/database.ts'
import { limitConcurrency } from '../../server/workers/concurrency-limit.ts'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import { formatImport } from './faulty-rows.ts'
import type { ImportReport } from './contact-import.ts'
import { contactsIn, type ContactFile } from './read-contact-file.server.ts'
import type { FileProblem } from './read-contact-rows.server.ts'
import type { ImportedContact } from './imported-row.ts'

interface Taking {
  preview: boolean
  update: boolean
  consent: string | null
}
interface Importing extends Taking {
  file: Uint8Array
}

/** At most four wait, because each holds its file in memory. */
const inTurn = limitConcurrency(1, 4)

/**
 * Imports the contacts of a file: all valid ones, or none if the file is invalid. Existing contacts stay unless an
 * update was asked for. A preview runs the same code and writes nothing.
 */
export function importContacts(
  database: Database,
  by: Acting,
  importing: Importing,
): Promise<Outcome<ImportReport, FileProblem>> {
  return inTurn(async () => {
    const read = await runInWorker('readContactFile', importing.file)
    if (!read.ok) return read
    return database.transaction(async (transaction) => {
      // Two files may list the same contacts in another order and would deadlock.
      if (!importing.preview)
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('salorge imports contacts'))`)
      const report = await importAll(transaction, read.value, importing)
      if (!importing.preview) await record(transaction, by, report, importing.consent)
      return done(report)
    })
  })
}

async function importAll(transaction: Database, file: ContactFile, importing: Importing): Promise<ImportReport> {
  const counts = { added: 0, updated: 0, differing: 0, unsubscribed: 0 }
  for (const batch of file.batches) {
    const found: BatchCounts = await importBatch(transaction, contactsIn(batch), importing)
    counts.added += found.added
    counts.updated += found.updated
    counts.differing += found.differing
    counts.unsubscribed += found.unsubscribed
  }
  const { rowCount, faultyCount, faults } = file
  const told = {
    rowCount,
    newCount: counts.added,
    existingCount: rowCount - faultyCount - counts.added - counts.updated,
    updatedCount: counts.updated,
    differingCount: counts.differing,
    faultyCount,
    unsubscribedCount: counts.unsubscribed,
  }
  return { message: formatImport(told, importing.preview ? 'planned' : 'done'), ...told, faults }
}

async function record(
  transaction: Database,
  by: Acting,
  { newCount, updatedCount, existingCount, faultyCount }: ImportReport,
  consent: string | null,
): Promise<void> {
  if (newCount + updatedCount === 0) return
  await recordAudit(transaction, by, {
    action: 'imported',
    subject: 'marketing_contact',
    after: { newCount, updatedCount, existingCount, faultyCount, isConsentNamed: consent !== null },
  })
}

/** How many of some contacts are new, were updated, differ, and have unsubscribed. */
type BatchCounts = Record<'added' | 'updated' | 'differing' | 'unsubscribed', number>

/**
 * Imports some contacts with different addresses in one statement. Fields that the file doesn't name stay. A preview
 * only counts.
 */
async function importBatch(
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
      -- A lateral join uses the index; otherwise every batch would read the whole list.
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
