import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Actor } from '../orders/order.ts'
import { payments } from '../payments/payments.table.ts'
import { invoiceLines, sumsOf } from './invoice-lines.ts'
import { totalOf } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { nextNumber } from './next-number.server.ts'
import { buyerOf, sellerNow } from './parties.ts'
import { taxNotes } from './tax-notes.ts'
import { mustDocumentsWait } from './documents-wait.server.ts'
import { isInvoiced } from './invoiceable.server.ts'
import { issueCorrections } from './issue-corrections.server.ts'

/**
 * Issues the invoice of a locked, paid order that has none. Everything is read before the number is taken, because
 * others wait for it.
 * @param at another day than today
 */
export async function issueInvoice(
  transaction: Database,
  order: OrderRow,
  { actor, by, at }: { actor: Actor; by?: string; at?: Date },
): Promise<InvoiceRow> {
  const { id: orderId, paidAt } = order
  if (!paidAt) throw new Error(`order ${orderId} is not paid`)
  const ordered = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const lines = invoiceLines(ordered, order.discountAmount, order.shippingCost)
  const sums = sumsOf(lines)
  const { net, vat, gross: total } = totalOf(sums)
  const paymentMethod = await paymentMethodOf(transaction, orderId)
  const { issuedAt, ...numbered } = await nextNumber(transaction, { kind: 'invoice', paymentMethod }, at)
  const [issued] = await transaction
    .insert(invoices)
    .values({
      kind: 'invoice',
      ...numbered,
      issuedAt,
      orderId,
      orderNumber: order.number,
      paidAt,
      language: order.language,
      seller: sellerNow(),
      buyer: buyerOf(order),
      lines,
      sums,
      paymentMethod,
      ...taxNotes(order, total),
      net,
      vat,
      total,
    })
    .returning()
  const { number } = numbered
  await recordEvent(transaction, orderId, 'invoice_issued', actor, { number, ...(by !== undefined && { by }) })
  return issued as InvoiceRow
}

async function paymentMethodOf(transaction: Database, orderId: number): Promise<string> {
  const [payment] = await transaction
    .select({ provider: payments.provider })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
  return payment?.provider ?? 'none'
}

/**
 * The order being confirmed, if its buyer gets an invoice without asking: a company, a total above zero and no invoice
 * yet.
 */
export async function readInvoiceable(transaction: Database, orderId: number): Promise<OrderRow | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.companyName || !order.taxNumber || order.total === 0) return undefined
  return (await isInvoiced(transaction, orderId)) ? undefined : order
}

/** Issues the invoice of a confirmed order to a buyer who gets one without asking. */
export async function invoiceIfOwed(transaction: Database, { orderId }: { orderId: number }): Promise<void> {
  const owed = await readInvoiceable(transaction, orderId)
  if (owed) await invoiceConfirmed(transaction, owed)
}

/**
 * Issues the invoice, last in the transaction, because all other invoices wait for its number. Where documents
 * have to wait, `issueWaiting` issues it afterwards.
 */
export async function invoiceConfirmed(transaction: Database, order: OrderRow): Promise<void> {
  if (await mustDocumentsWait(transaction)) return
  await issueInvoice(transaction, order, { actor: 'shop' })
  await issueCorrections(transaction, order.id)
}
