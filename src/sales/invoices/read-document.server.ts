import { and, asc, eq, inArray, max } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orderEvents, orderLines, orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { hasProforma } from './documents-of.server.ts'
import { invoiceLines, sumsOf } from './invoice-lines.ts'
import { documentNotFound, documentOnItsWay, type InvoiceDocument, type NumberedDocument } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { issuedOn, ksefMark, type FiledDocument } from './ksef/filed-document.ts'
import { isForBuyer, shownStateOf } from './ksef/ksef-document.ts'
import { readFiled } from './ksef/read-filed.server.ts'
import { buyerOf, sellerNow } from './parties.ts'
import { taxNotes } from './tax-notes.ts'

/**
 * A document of an order: one that was issued, by its id, or the proforma while there is one to pay by.
 * @param forBuyer they don't get what isn't issued before KSeF has it
 */
export async function readDocument(
  database: Database,
  orderId: number,
  name: string,
  forBuyer = false,
): Promise<Outcome<InvoiceDocument, typeof documentNotFound | typeof documentOnItsWay>> {
  if (name === 'proforma') return readProforma(database, orderId)
  if (!/^[1-9]\d{0,8}$/.test(name)) return documentNotFound
  const [row] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, Number(name)), eq(invoices.orderId, orderId)))
  if (!row) return documentNotFound
  const filed = (await readFiled(database, [row]))(row)
  if (forBuyer && filed.own && !isForBuyer(shownStateOf(filed.own))) return documentOnItsWay
  return done(documentOf(row, filed))
}

/** A proforma isn't stored: it shows the order as it is, under the order's number. */
async function readProforma(
  database: Database,
  orderId: number,
): Promise<Outcome<InvoiceDocument, typeof documentNotFound>> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  return order && hasProforma(order) ? done(await proformaOf(database, order)) : documentNotFound
}

/** The proforma of an order, whether or not it can still be paid. */
async function proformaOf(database: Database, order: OrderRow): Promise<InvoiceDocument> {
  const orderId = order.id
  const ordered = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  // Dated when the customer last changed the order.
  const [laid] = await database
    .select({ at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, ['placed', 'changed'])))
  const lines = invoiceLines(ordered, order.discountAmount, order.shippingCost)
  return {
    kind: 'proforma',
    number: order.number,
    orderNumber: order.number,
    issuedAt: laid?.at ?? order.createdAt,
    paidAt: null,
    payableUntil: order.payableUntil,
    language: order.language,
    currency: 'PLN',
    seller: sellerNow(),
    buyer: buyerOf(order),
    lines,
    sums: sumsOf(lines),
    paymentMethod: 'none',
    ...taxNotes(order, order.total),
    correction: null,
  }
}

/**
 * The document of a row, and what KSeF adds to it. The PDF, the accountant's tables and the file for KSeF are written from it.
 * @param filed undefined: it isn't known, or of no interest
 */
export function documentOf(row: InvoiceRow, filed?: FiledDocument): NumberedDocument {
  const { kind, number, orderNumber, paidAt, language, currency, buyer, lines, sums } = row
  const { paymentMethod, taxation, exemption, isSplitPayment, corrected, reason, before } = row
  const seller = filed?.own?.seller ?? row.seller
  const ksef = filed && ksefMark(filed, seller)
  return {
    kind,
    number,
    orderNumber,
    issuedAt: issuedOn(row.issuedAt, filed?.own?.issueDay),
    paidAt,
    payableUntil: null,
    language,
    currency,
    seller,
    buyer,
    lines,
    sums,
    paymentMethod,
    taxation,
    exemption,
    isSplitPayment,
    ...(row.replaces && { replaces: { number: row.replaces.number, issuedAt: new Date(row.replaces.issuedAt) } }),
    ...(ksef && { ksef }),
    correction:
      corrected && reason && before
        ? {
            of: { number: corrected.number, issuedAt: issuedOn(new Date(corrected.issuedAt), filed?.originalDay) },
            reason,
            before,
            ...(row.linesBefore && { linesBefore: row.linesBefore }),
            ...(row.buyerBefore && { buyerBefore: row.buyerBefore }),
            ...(row.taxationBefore && { taxationBefore: row.taxationBefore }),
          }
        : null,
  }
}
