import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoiceExport } from '../i18n/pl/invoice-export.ts'
import { byteOrderMark, printCsvLine } from '../kernel/csv.ts'
import type { Money } from '../kernel/money.ts'
import { clockInPoland } from '../kernel/polish-time.ts'
import type { VatSum } from '../orders/vat.ts'
import { orderEvents } from '../orders/orders.table.ts'
import type { Database } from '../server/database.ts'
import { documentOf } from './document-of.ts'
import { differenceOf, type InvoiceDocument, type Party } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { issuedIn, printTaxNumber } from './list-documents.server.ts'
import { buyerOf } from './parties.ts'
import { endOf, monthOf } from './polish-months.ts'
import { salesWithoutInvoice } from './sales-without-invoice.server.ts'

const dayOf = (at: Date) => clockInPoland(at).slice(0, 10)
const { columns, kinds } = invoiceExport

/** A month for the accountant: each document and each sale without one, a line for every rate. */
export async function* exportDocuments(database: Database, month: string): AsyncGenerator<string, void, void> {
  yield byteOrderMark + printCsvLine(Object.values(columns))
  const rows = await database.select().from(invoices).where(issuedIn(month)).orderBy(asc(invoices.id))
  const recordedIn = await earlierMonths(database, rows)
  for (const row of rows) yield printDocument(documentOf(row), recordedIn.get(row.id) ?? null)
  for (const { kind, at, order, sums } of await salesWithoutInvoice(database, month)) {
    const about = { kind: kinds[kind], issuedAt: null, paidAt: at, orderNumber: order.number, buyer: buyerOf(order) }
    yield printSums(sums, { ...about, number: null, currency: 'PLN', corrected: null, recorded: null })
  }
}

function printDocument(document: InvoiceDocument, recorded: string | null): string {
  const { kind, correction, sums, paidAt } = document
  const corrected = correction?.of.number ?? null
  const told = correction ? differenceOf(correction.before, sums) : sums
  return printSums(told, {
    ...document,
    kind: kind === 'correction' ? kinds.correction : kinds.invoice,
    paidAt,
    corrected,
    recorded,
  })
}

interface Told {
  number: string | null
  kind: string
  issuedAt: Date | null
  paidAt: Date | null
  orderNumber: string
  buyer: Party
  currency: string
  corrected: string | null
  recorded: string | null
}

const printSums = (sums: VatSum[], told: Told): string =>
  sums
    .map(({ rate, net, vat, gross }) => {
      const cells: Record<keyof typeof columns, string | Money | null> = {
        number: told.number,
        kind: told.kind,
        issuedAt: told.issuedAt && dayOf(told.issuedAt),
        paidAt: told.paidAt && dayOf(told.paidAt),
        order: told.orderNumber,
        buyer: told.buyer.name,
        taxNumber: printTaxNumber(told.buyer.taxNumber),
        country: told.buyer.country,
        rate: String(rate),
        net,
        vat,
        gross,
        currency: told.currency,
        corrected: told.corrected,
        recorded: told.recorded,
      }
      return printCsvLine(Object.values(cells))
    })
    .join('')

/**
 * In which earlier month, by document, its amounts were recorded as a sale without an invoice: where somebody asked for the invoice only
 * after the end of the month in which the money moved.
 */
async function earlierMonths(database: Database, rows: InvoiceRow[]): Promise<Map<number, string>> {
  const orderIds = rows.map(({ orderId }) => orderId)
  const own = await database
    .select({ orderId: invoices.orderId, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(inArray(invoices.orderId, orderIds), eq(invoices.kind, 'invoice')))
  const moved = await database
    .select()
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, orderIds), inArray(orderEvents.kind, ['refunded', 'refund_failed'])))
    .orderBy(asc(orderEvents.id))
  const months = rows.flatMap((row): [number, string][] => {
    const isThis = ({ kind, details }: (typeof moved)[number]) =>
      details['refund'] === row.refundId && kind === (row.takesBack ? 'refund_failed' : 'refunded')
    const at = row.kind === 'invoice' ? row.paidAt : moved.find(isThis)?.createdAt
    const invoicedAt = own.find(({ orderId }) => orderId === row.orderId)?.issuedAt
    return at && invoicedAt && endOf(monthOf(at)) <= invoicedAt ? [[row.id, monthOf(at)]] : []
  })
  return new Map(months)
}
