import { and, asc, gte, lt } from 'drizzle-orm'
import { money, printMoney } from '../kernel/money.ts'
import type { Database } from '../server/database.ts'
import { describeIssued } from './documents-of.server.ts'
import type { DocumentsOfMonth } from './invoice-month.ts'
import type { TaxNumber } from './invoice.ts'
import { invoices } from './invoices.table.ts'
import { beginOf, endOf } from './polish-months.ts'

export const issuedIn = (month: string) =>
  and(gte(invoices.issuedAt, beginOf(month)), lt(invoices.issuedAt, endOf(month)))

export const printTaxNumber = (number: TaxNumber | null): string | null =>
  number && (number.country === 'PL' ? number.digits : `${number.country}${number.digits}`)

/** All documents of a month, in the order of their issue. */
export async function listDocuments(database: Database, month: string): Promise<DocumentsOfMonth> {
  const rows = await database.select().from(invoices).where(issuedIn(month)).orderBy(asc(invoices.id))
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    printMoney(money(rows.reduce((added, row) => added + of(row), 0)))
  return {
    documents: rows.map((row) => ({
      ...describeIssued(row),
      orderId: row.orderId,
      orderNumber: row.orderNumber,
      buyer: row.buyer.name,
      taxNumber: printTaxNumber(row.buyer.taxNumber),
      net: printMoney(row.net),
      vat: printMoney(row.vat),
    })),
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    total: sum(({ total }) => total),
  }
}
