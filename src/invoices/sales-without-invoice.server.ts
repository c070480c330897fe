import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { money, type Money } from '../kernel/money.ts'
import type { VatSum } from '../orders/vat.ts'
import { orderEvents, orderLines, orders } from '../orders/orders.table.ts'
import { payments } from '../payments/payments.table.ts'
import { refunds } from '../payments/refunds.table.ts'
import type { Database } from '../server/database.ts'
import { afterRefund, afterReturn, invoiceLines, sumsOf } from './invoice-lines.ts'
import { differenceOf } from './invoice.ts'
import { invoices } from './invoices.table.ts'
import { beginOf, endOf, monthOf } from './polish-months.ts'

export interface UninvoicedMove {
  kind: 'sale' | 'refund' | 'returned'
  at: Date
  order: typeof orders.$inferSelect
  sums: VatSum[]
}

/**
 * What was sold in a month to those who had no invoice by its end, and what of such sales went back in it. Who asks for an invoice later
 * changes nothing of it: that invoice says itself in which month it was recorded.
 */
export async function salesWithoutInvoice(database: Database, month: string): Promise<UninvoicedMove[]> {
  const [begin, end] = [beginOf(month), endOf(month)]
  // There are few of these, and all are looked through below.
  const withRefunds = database.select({ id: refunds.orderId }).from(refunds)
  const concerned = await database
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.paidAt),
        gt(orders.total, money(0)),
        or(and(gte(orders.paidAt, begin), lt(orders.paidAt, end)), inArray(orders.id, withRefunds)),
        sql`not exists (select from ${invoices} where ${invoices.orderId} = ${orders.id} and ${invoices.issuedAt} < ${end.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id))
  const moves: UninvoicedMove[] = []
  // oxlint-disable-next-line eslint/no-await-in-loop -- so that no more than one order is held at a time
  for (const order of concerned)
    moves.push(...(await movesOf(database, order)).filter(({ at }) => monthOf(at) === month))
  return moves.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const isMove = inArray(orderEvents.kind, ['refunded', 'refund_failed'])

/** All that an order's own payment brought, took and brought again, in its order. */
async function movesOf(database: Database, order: UninvoicedMove['order']): Promise<UninvoicedMove[]> {
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const own = await database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'paid')))
  const events = await database
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), isMove))
    .orderBy(asc(orderEvents.id))
  let sums = sumsOf(invoiceLines(lines, order.discountAmount, order.shippingCost))
  const moves: UninvoicedMove[] = [{ kind: 'sale', at: order.paidAt as Date, order, sums }]
  const taken = new Map<unknown, VatSum[]>()
  for (const { kind, details, createdAt } of events) {
    if (!own.some(({ id }) => id === details['payment'])) continue
    const isRefund = kind === 'refunded'
    const after = isRefund
      ? afterRefund(sums, atMost(details['amount'], sums))
      : afterReturn(sums, taken.get(details['refund']) ?? [])
    const moved = differenceOf(sums, after)
    if (isRefund) taken.set(details['refund'], moved)
    moves.push({ kind: isRefund ? 'refund' : 'returned', at: createdAt, order, sums: moved })
    sums = after
  }
  return moves
}

function atMost(amount: unknown, sums: VatSum[]): Money {
  const left = sums.reduce((sum, { gross }) => sum + gross, 0)
  return money(Math.min(typeof amount === 'number' ? amount : 0, left))
}
