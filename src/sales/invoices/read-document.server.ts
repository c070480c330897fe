import { and, asc, eq, inArray, max } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { orderEvents, orderLines, orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { documentOf } from './document-of.ts'
import { hasProforma } from './documents-of.server.ts'
import { invoiceLines, sumsOf } from './invoice-lines.ts'
import { documentNotFound, type InvoiceDocument } from './invoice.ts'
import { invoices } from './invoices.table.ts'
import { buyerOf, sellerNow } from './parties.ts'

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

/** Nothing of it is kept: it says what the order is, under the order's own number. */
async function readProforma(
  database: Database,
  orderId: number,
): Promise<Outcome<InvoiceDocument, typeof documentNotFound>> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !hasProforma(order)) return documentNotFound
  const ordered = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  // What it says is as of the last time that its customer changed what is in it.
  const [laid] = await database
    .select({ at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, ['placed', 'changed'])))
  const lines = invoiceLines(ordered, order.discountAmount, order.shippingCost)
  return done({
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
    correction: null,
  })
}
