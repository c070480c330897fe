import { promisify } from 'node:util'
import { zip, type AsyncZippable } from 'fflate'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import type { Database } from '../../../server/database/database.ts'
import { accounting } from '../accounting.ts'
import { readEvidence } from '../evidence/read-evidence.server.ts'
import { printEvidence } from '../evidence/sales-evidence.ts'
import { jpkSalesOf } from '../jpk/jpk-sales.ts'
import { seatOf } from '../jpk/seat-of.ts'
import { writeJpkFa } from '../jpk/write-jpk-fa.ts'
import { printJpkTable, writeJpkV7m } from '../jpk/write-jpk-v7m.ts'
import { sellerNow } from '../parties.ts'
import { printMonth } from './export-documents.server.ts'
import { endOf } from './invoice-month.ts'
import { writeMonthGuide } from './month-guide.ts'
import { printMonthSums, reckon } from './print-month-sums.ts'
import { accountFor } from './read-month.server.ts'

/** All files about a month, by name, written from what was read at one moment. */
async function writeMonth(database: Database, month: string, writtenAt: Date): Promise<Map<string, string>> {
  const { accounted, evidence } = await database.transaction(
    async (transaction) => {
      const read = await accountFor(transaction, month)
      return { accounted: read, evidence: await readEvidence(transaction, read.moves) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const seller = sellerNow()
  const { taxOffice, keepsBuyers, ...administration } = accounting.now()
  const sales = jpkSalesOf(accounted)
  const jpk = writeJpkV7m(sales, { month, writtenAt, seller, taxOffice })
  const files = new Map([
    [`faktury-${month}.csv`, [...printMonth(accounted)].join('')],
    [`podsumowanie-${month}.csv`, printMonthSums(accounted, sales)],
    [`sprzedaz-bez-faktury-${month}.csv`, printEvidence(evidence)],
  ])
  if (jpk !== null) {
    files.set(`jpk-v7m-sprzedaz-${month}.xml`, jpk)
    files.set(`jpk-v7m-sprzedaz-${month}.csv`, printJpkTable(sales))
  }
  const documents = accounted.documents.map(({ document }) => document)
  const address = seatOf(seller, administration)
  const isComplete = seller.taxNumber?.country === 'PL' && taxOffice !== '' && address !== null
  const last = dayInPoland(new Date(endOf(month).getTime() - 1))
  const facts = { from: `${month}-01`, to: last, writtenAt, taxOffice, seller }
  const jpkFa = isComplete ? writeJpkFa(documents, { ...facts, address }) : undefined
  if (jpkFa !== undefined) files.set(`jpk-fa-${month}.xml`, jpkFa)
  const reckoned = reckon(accounted, sales)
  const told = { month, writtenAt, seller, taxOffice, keepsBuyers, reckoned, evidence }
  return new Map([
    ['czytaj-to.txt', writeMonthGuide({ ...told, hasDocuments: documents.length > 0, files: [...files.keys()] })],
    ...files,
  ])
}

const pack = promisify<AsyncZippable, object, Uint8Array<ArrayBuffer>>(zip as never)

/** The month as one file for the accountant. It is packed aside, since a year's end can be large. */
export async function packMonth(database: Database, month: string): Promise<Uint8Array<ArrayBuffer>> {
  const writtenAt = new Date()
  const files = await writeMonth(database, month, writtenAt)
  const encoder = new TextEncoder()
  const packed = [...files].map(([name, text]) => [name, encoder.encode(text)] as const)
  return pack(Object.fromEntries(packed), { mtime: writtenAt })
}
