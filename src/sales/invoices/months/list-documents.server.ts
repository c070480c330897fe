import { and, asc, gte, lt } from 'drizzle-orm'
import { money, printMoney } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { toIssuedDocumentJson } from '../documents-of.server.ts'
import { beginOf, endOf, type DocumentsOfMonth } from './invoice-month.ts'
import { ksefFiling } from '../ksef/ksef-filing.ts'
import { countOpen, readFiled, toKsefStanding } from '../ksef/read-filed.server.ts'
import { isPaidInDemo } from '../invoice.ts'
import { printTaxNumber } from '../parties.ts'
import { invoices, type InvoiceRow } from '../invoices.table.ts'

/** All documents of a month, in the order of their issue. */
export const readDocuments = (database: Database, month: string): Promise<InvoiceRow[]> =>
  database
    .select()
    .from(invoices)
    .where(and(gte(invoices.issuedAt, beginOf(month)), lt(invoices.issuedAt, endOf(month))))
    .orderBy(asc(invoices.id))

/** The documents of a month for the panel. Demo documents are listed but not summed. */
export async function listDocuments(database: Database, month: string): Promise<DocumentsOfMonth> {
  const rows = await readDocuments(database, month)
  const filed = await readFiled(database, rows)
  const sold = rows.filter((row) => !isPaidInDemo(row))
  const sum = (of: (row: InvoiceRow) => number) => printMoney(money(sold.reduce((added, row) => added + of(row), 0)))
  return {
    documents: rows.map((row) => ({
      ...toIssuedDocumentJson(row, filed(row)),
      orderId: row.orderId,
      orderNumber: row.orderNumber,
      buyer: row.buyer.name,
      taxNumber: printTaxNumber(row.buyer.taxNumber),
      net: printMoney(row.net),
      vat: printMoney(row.vat),
      ksef: toKsefStanding(filed(row).own),
    })),
    isKsefUsed: ksefFiling.now() !== null || rows.some((row) => filed(row).own !== null),
    openInKsef: await countOpen(database),
    demoCount: rows.length - sold.length,
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    total: sum(({ total }) => total),
  }
}
