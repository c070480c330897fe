import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { orderLines, type orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Actor } from '../orders/order.ts'
import { payments } from '../payments/payments.table.ts'
import { invoiceLines, sumsOf } from './invoice-lines.ts'
import { totalOf } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { nextNumber } from './next-number.server.ts'
import { buyerOf, sellerNow } from './parties.ts'

export type InvoicedOrder = typeof orders.$inferSelect

/**
 * Issues the invoice of a locked, paid order that has none. Everything is read before the number is taken, because
 * others wait for it.
 * @param at another day than today
 */
export async function issueInvoice(
  transaction: Database,
  order: InvoicedOrder,
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
