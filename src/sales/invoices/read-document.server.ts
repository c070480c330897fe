import { and, asc, eq, inArray, max } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orderEvents, orderLines, orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { hasProforma } from './documents-of.server.ts'
import { invoiceLines, sumsOf } from './invoice-lines.ts'
import { documentNotFound, type InvoiceDocument, type NumberedDocument } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { buyerOf, sellerNow } from './parties.ts'
import { taxNotes } from './tax-notes.ts'

/** A document of an order: one that was issued, by its id, or the proforma while there is one to pay by. */
export async function readDocument(
  database: Database,
  orderId: number,
  name: string,
): Promise<Outcome<InvoiceDocument, typeof documentNotFound>> {
  if (name === 'proforma') return readProforma(database, orderId)
  if (!/^[1-9]\d{0,8}$/.test(name)) return documentNotFound
  const [row] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, Number(name)), eq(invoices.orderId, orderId)))
  return row ? done(documentOf(row)) : documentNotFound
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

/** The document of a row. The PDF, the accountant's table and the files for the state are written from it. */
export function documentOf(row: InvoiceRow): NumberedDocument {
  const { kind, number, orderNumber, issuedAt, paidAt, language, currency, seller, buyer, lines, sums } = row
  const { paymentMethod, taxation, exemption, isSplitPayment, corrected, reason, before } = row
  return {
    kind,
    number,
    orderNumber,
    issuedAt,
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
    correction:
      corrected && reason && before
        ? {
            of: { number: corrected.number, issuedAt: new Date(corrected.issuedAt) },
            reason,
            before,
            ...(row.linesBefore && { linesBefore: row.linesBefore }),
            ...(row.buyerBefore && { buyerBefore: row.buyerBefore }),
            ...(row.taxationBefore && { taxationBefore: row.taxationBefore }),
          }
        : null,
  }
}
