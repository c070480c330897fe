import { inArray, min } from 'drizzle-orm'
import { countryCodeOf } from '../../../kernel/countries.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import type { Taxation } from '../../orders/vat.ts'
import { vatStateOf } from '../../orders/vat-territory.ts'
import { differenceOf, isPaidInDemo, type TaxNumber } from '../invoice.ts'
import { invoices, type InvoiceRow } from '../invoices.table.ts'
import { ksefMarkOf } from '../ksef/ksef-document.ts'
import { readFiled, type Filed } from '../ksef/read-filed.server.ts'
import { buyerOf, sellerNow } from '../parties.ts'
import { documentOf } from '../read-document.server.ts'
import type { AccountedDocument, AccountedMonth } from './accounted-month.ts'
import { endOf, monthOf } from './invoice-month.ts'
import { readDocuments } from './list-documents.server.ts'
import { salesWithoutInvoice } from './sales-without-invoice.server.ts'

/** Reads everything at one moment, so that a sale invoiced meanwhile appears once: as a sale or as a document. */
export const readMonth = (database: Database, month: string): Promise<AccountedMonth> =>
  database.transaction((transaction) => accountFor(transaction, month), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** The same within a transaction of its own kind. */
export async function accountFor(transaction: Database, month: string): Promise<AccountedMonth> {
  const rows = (await readDocuments(transaction, month)).filter((row) => !isPaidInDemo(row))
  const delivered = await deliveriesOf(transaction, rows)
  const filed = await readFiled(transaction, rows)
  const isFirst = await firstToTell(transaction, rows)
  const moves = await salesWithoutInvoice(transaction, month)
  return {
    month,
    documents: rows.map((row) => ({
      ...accountedDocument(row, filed(row), delivered.get(row.orderId)),
      // By the moment of issue that puts it into its month, whatever day it bears.
      recordedIn: wasTold(row) && isFirst(row) ? monthOf(row.paidAt) : null,
    })),
    moves: moves.map((move) => {
      const buyer = buyerOf(move.order)
      return { ...move, buyer, isAtDistance: isAtDistance(move.order, buyer.taxNumber, move.order) }
    }),
  }
}

type Delivery = Pick<OrderRow, 'country' | 'postalCode'>

async function deliveriesOf(transaction: Database, rows: InvoiceRow[]): Promise<Map<number, Delivery>> {
  const { id, country, postalCode } = orders
  const ids = rows.map(({ orderId }) => orderId)
  const found = await transaction.select({ id, country, postalCode }).from(orders).where(inArray(orders.id, ids))
  return new Map(found.map((order) => [order.id, order]))
}

/** The month of its money was over when it was issued, so that month held the money without it. */
const wasTold = ({ paidAt, issuedAt }: InvoiceRow) => endOf(monthOf(paidAt)) <= issuedAt

/** Whether a document is the first about its sale or its refund. An invoice in place of another tells of both again. */
async function firstToTell(transaction: Database, rows: InvoiceRow[]): Promise<(row: InvoiceRow) => boolean> {
  const ids = rows.flatMap(({ refundId }) => refundId ?? [])
  const { id, refundId, takesBack } = invoices
  const firsts = await transaction
    .select({ id: min(id) })
    .from(invoices)
    .where(inArray(refundId, ids))
    .groupBy(refundId, takesBack)
  const first = new Set(firsts.map((one) => one.id))
  return (row) => (row.refundId === null ? row.replaces === null : first.has(row.id))
}

function accountedDocument(
  row: InvoiceRow,
  filed: Filed,
  delivered: Delivery | undefined,
): Omit<AccountedDocument, 'recordedIn'> {
  const document = documentOf(row, filed)
  const { correction, sums, buyer } = document
  return {
    document,
    told: correction ? differenceOf(correction.before, sums) : sums,
    mark: ksefMarkOf(filed.own),
    isAtDistance: isAtDistance(row, buyer.taxNumber, delivered),
  }
}

/** Goods sent to somebody without a tax number in another member state than the seller's, taxed where they come from. */
function isAtDistance(
  { taxation }: { taxation: Taxation },
  taxNumber: TaxNumber | null,
  delivered: Delivery | undefined,
): boolean {
  if (taxation !== 'domestic' || taxNumber !== null || !delivered) return false
  const home = sellerNow().taxNumber?.country
  const state = vatStateOf(countryCodeOf(delivered.country) ?? undefined, delivered.postalCode)
  return state !== null && home !== undefined && state !== home
}
