import { sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { formatImport } from './faulty-rows.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import type { Database } from '../../server/database/database.ts'
import { limitConcurrency } from '../../server/workers/concurrency-limit.ts'
import type { ImportReport } from './contact-import.ts'
import { importBatch, type BatchCounts } from './import-batch.server.ts'
import { contactsIn, type ContactFile } from './read-contact-file.server.ts'
import type { FileProblem } from './read-contact-rows.server.ts'

interface Importing {
  file: Uint8Array
  preview: boolean
  update: boolean
  consent: string | null
}

/** Each holds a file while it waits. */
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
