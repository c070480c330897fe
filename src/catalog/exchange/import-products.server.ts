import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { limitConcurrency } from '../../server/workers/concurrency-limit.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import { products } from '../products.table.ts'
import { listProducts } from '../read-products.server.ts'
import { importRow, type RowOutcome } from './import-row.server.ts'
import { productImportOutdated, type ProductImportReport } from './product-import.ts'
import type { ProductFileProblem, ProductRow } from './read-product-file.server.ts'

interface Importing {
  file: Uint8Array
  preview: boolean
  /** What the preview said. */
  seen?: string | undefined
}

/** At most four wait, because each holds its file in memory. */
const inTurn = limitConcurrency(1, 4)

/**
 * Imports the products of a file, in one transaction: rows that can't be are refused and change nothing. A preview does the same and
 * takes all of it back, so that it says what will happen. An import that would do anything else than its preview said is refused.
 */
export function importProducts(
  database: Database,
  by: Acting,
  { file, preview, seen }: Importing,
): Promise<Outcome<ProductImportReport, ProductFileProblem | typeof productImportOutdated>> {
  return inTurn(async () => {
    const read = await runInWorker('readProductFile', file)
    if (!read.ok) return read
    let report: ProductImportReport | undefined
    try {
      return await database.transaction(async (transaction) => {
        report = await importAll(transaction, by, read.value)
        if (preview || (seen !== undefined && seen !== report.seen)) throw new TakenBack()
        return done(report)
      })
    } catch (error) {
      if (!(error instanceof TakenBack) || !report) throw error
      return preview ? done(report) : productImportOutdated
    }
  })
}

class TakenBack extends Error {
  override name = 'TakenBack'
}

async function importAll(transaction: Database, by: Acting, rows: ProductRow[]): Promise<ProductImportReport> {
  // Two files may add products in another order and would wait for each other's addresses.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('salorge imports products'))`)
  await transaction.select({ id: products.id }).from(products).orderBy(asc(products.id)).for('update')
  const shop = { known: await listProducts(transaction), rowOf: new Map<string, number>() }
  const outcomes: RowOutcome[] = []
  // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one row after the other
  for (const row of rows) outcomes.push(await importRow(transaction, by, shop, row))
  return reportOf(outcomes)
}

const maxShown = 100

function reportOf(outcomes: RowOutcome[]): ProductImportReport {
  const added = outcomes.flatMap((outcome) => ('added' in outcome ? [outcome.added] : []))
  const changed = outcomes.flatMap((outcome) => ('changed' in outcome ? [outcome.changed] : []))
  const refused = outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []))
  const unchangedCount = outcomes.length - added.length - changed.length - refused.length
  const counts = { newCount: added.length, changedCount: changed.length, refusedCount: refused.length, unchangedCount }
  return {
    message: `Nowe: ${added.length}, zmienione: ${changed.length}, bez zmian: ${unchangedCount}, odrzucone: ${refused.length}.`,
    rowCount: outcomes.length,
    ...counts,
    seen: createHash('sha256').update(JSON.stringify(outcomes)).digest('hex'),
    added: added.slice(0, maxShown),
    changed: changed.slice(0, maxShown).map((product) => ({ ...product, changes: product.changes.map(shortened) })),
    refused: refused.slice(0, maxShown),
  }
}

const shortened = ({ field, before, after }: { field: string; before: string; after: string }) => ({
  field,
  before: short(before),
  after: short(after),
})
const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)
