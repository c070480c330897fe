import { sql } from 'drizzle-orm'
import { recordAudit } from '../admin/record-audit.server.ts'
import type { Acting } from '../admin/administrator.ts'
import { sayImport } from '../i18n/pl/contact-import.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { allOrNothing } from '../server/all-or-nothing.ts'
import type { Database } from '../server/database.ts'
import { atMost } from '../server/in-turn.ts'
import type { ImportFault, ImportReport } from './contact-import.ts'
import { importBatch, type BatchCounts } from './import-batch.server.ts'
import type { ImportedContact } from './imported-row.ts'
import { readContactRows, type FileProblem } from './read-contact-rows.server.ts'

interface Importing {
  file: Uint8Array
  preview: boolean
  update: boolean
  consent: string | null
}

const batchSize = 1_000
const mostShownFaults = 100
const longestShown = 300

/** Each holds a file while it waits. */
const inTurn = atMost(1, 4)

/**
 * Puts the contacts of a file on the mailing list, all valid ones or, where the file turns out to be none, nothing. Those that are there
 * stay as they are, unless they are to take over what the file says. A preview goes the same way and writes nothing.
 */
export function importContacts(
  database: Database,
  by: Acting,
  importing: Importing,
): Promise<Outcome<ImportReport, FileProblem>> {
  return inTurn(() =>
    allOrNothing(database, async (transaction) => {
      // Two files may name the same contacts in another order, and would wait for each other.
      if (!importing.preview)
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('salorge imports contacts'))`)
      const report = await importRows(transaction, importing)
      if (report.ok && !importing.preview) await record(transaction, by, report.value, importing.consent)
      return report
    }),
  )
}

async function importRows(transaction: Database, importing: Importing): Promise<Outcome<ImportReport, FileProblem>> {
  const faults: ImportFault[] = []
  const counts = { valid: 0, faulty: 0, added: 0, updated: 0, differing: 0, unsubscribed: 0 }
  let batch: ImportedContact[] = []
  const importThese = async () => {
    const found: BatchCounts = await importBatch(transaction, batch, importing)
    counts.valid += batch.length
    counts.added += found.added
    counts.updated += found.updated
    counts.differing += found.differing
    counts.unsubscribed += found.unsubscribed
    batch = []
  }
  const file = await readContactRows(importing.file, async (read) => {
    if ('contact' in read) {
      batch.push(read.contact)
      if (batch.length === batchSize) await importThese()
      return
    }
    counts.faulty += 1
    const { row, reason, businessName, emailAddress } = read
    if (faults.length < mostShownFaults)
      faults.push({ row, reason, businessName: shown(businessName), emailAddress: shown(emailAddress) })
  })
  if (!file.ok) return file
  if (batch.length > 0) await importThese()
  const told = {
    rowCount: file.value.rowCount,
    newCount: counts.added,
    existingCount: counts.valid - counts.added - counts.updated,
    updatedCount: counts.updated,
    differingCount: counts.differing,
    faultyCount: counts.faulty,
    unsubscribedCount: counts.unsubscribed,
  }
  return done({ message: sayImport(told, importing.preview ? 'planned' : 'done'), ...told, faults })
}

const shown = (cell: string) => (cell.length > longestShown ? `${cell.slice(0, longestShown)}…` : cell)

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
