import { deserialize } from 'node:v8'
import { zipSync } from 'fflate'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { accounting } from '../accounting.ts'
import { printEvidence, type Evidence } from '../evidence/sales-evidence.ts'
import { jpkSalesOf } from '../jpk/jpk-sales.ts'
import { seatOf } from '../jpk/seat-of.ts'
import { writeJpkFa } from '../jpk/write-jpk-fa.ts'
import { printJpkTable, writeJpkV7m } from '../jpk/write-jpk-v7m.ts'
import { sellerNow } from '../parties.ts'
import type { AccountedDocument, AccountedMonth, AccountedMove } from './accounted-month.ts'
import { printMonth } from './print-month.ts'
import { endOf } from './invoice-month.ts'
import { writeMonthGuide } from './month-guide.ts'
import { printMonthSums, reckon } from './print-month-sums.ts'

/** A month as it comes to the thread that writes it: in pieces, each serialised by itself. */
export interface MonthInPieces {
  month: string
  writtenAt: Date
  documents: Uint8Array[]
  moves: Uint8Array[]
  evidence: Uint8Array[]
}

const together = <Row>(pieces: Uint8Array[]): Row[] => pieces.flatMap((piece) => deserialize(piece) as Row[])

/** All files about a month in one for the accountant. */
export function writeMonth({ month, writtenAt, ...pieces }: MonthInPieces): Uint8Array<ArrayBuffer> {
  const accounted: AccountedMonth = {
    month,
    documents: together<AccountedDocument>(pieces.documents),
    moves: together<AccountedMove>(pieces.moves),
  }
  const files = filesOf(accounted, together<Evidence>(pieces.evidence), writtenAt)
  const encoder = new TextEncoder()
  const encoded = [...files].map(([name, text]) => [name, encoder.encode(text)] as const)
  return zipSync(Object.fromEntries(encoded), { mtime: writtenAt })
}

/** By name. */
function filesOf(accounted: AccountedMonth, evidence: Evidence[], writtenAt: Date): Map<string, string> {
  const { month } = accounted
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
