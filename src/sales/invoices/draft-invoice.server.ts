import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orderLines } from '../orders/orders.table.ts'
import { payments } from '../payments/payments.table.ts'
import { invoiceLines, sumsOf } from './invoice-lines.ts'
import { totalOf } from './invoice.ts'
import { buyerOf, sellerNow } from './parties.ts'
import { taxNotes } from './tax-notes.ts'

/** All that the invoice of an order says, without its number. */
export async function draftInvoice(database: Database, order: OrderRow) {
  const { id: orderId, paidAt } = order
  if (!paidAt) throw new Error(`order ${orderId} is not paid`)
  const ordered = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const lines = invoiceLines(ordered, order.discountAmount, order.shippingCost)
  const sums = sumsOf(lines)
  const { net, vat, gross: total } = totalOf(sums)
  return {
    kind: 'invoice' as const,
    orderId,
    orderNumber: order.number,
    paidAt,
    language: order.language,
    seller: sellerNow(),
    buyer: buyerOf(order),
    lines,
    sums,
    paymentMethod: await paymentMethodOf(database, orderId),
    ...taxNotes(order, total),
    net,
    vat,
    total,
  }
}

export async function paymentMethodOf(database: Database, orderId: number): Promise<string> {
  const [payment] = await database
    .select({ provider: payments.provider })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
  return payment?.provider ?? 'none'
}
