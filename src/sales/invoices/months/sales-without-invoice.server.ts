import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { money, type Money } from '../../../kernel/money.ts'
import type { VatSum } from '../../orders/vat.ts'
import { orderEvents, orderLines, orders } from '../../orders/orders.table.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { afterRefund, afterReturn, invoiceLines, sumsOf } from '../invoice-lines.ts'
import { differenceOf, isPaidInDemo } from '../invoice.ts'
import { invoices } from '../invoices.table.ts'
import { beginOf, endOf, monthOf } from './invoice-month.ts'

export interface UninvoicedMove {
  kind: 'sale' | 'refund' | 'returned'
  at: Date
  order: typeof orders.$inferSelect
  sums: VatSum[]
  /** Which refund; of a sale, none. */
  refund: unknown
}

/**
 * Sales of a month that had no invoice by its end, and refunds of it without a correction. An invoice issued later
 * doesn't change this list: it names the month in which the payment was recorded.
 */
export async function salesWithoutInvoice(database: Database, month: string): Promise<UninvoicedMove[]> {
  const [begin, end] = [beginOf(month), endOf(month)]
  const issued = sql`select from ${invoices} where ${invoices.orderId} = ${orders.id} and ${invoices.issuedAt} < ${end.toISOString()}::timestamptz`
  // There are few of these, and all are looked through below.
  const withRefunds = database.select({ id: refunds.orderId }).from(refunds)
  const concerned = await database
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.paidAt),
        gt(orders.total, money(0)),
        or(
          and(gte(orders.paidAt, begin), lt(orders.paidAt, end), sql`not exists (${issued})`),
          inArray(orders.id, withRefunds),
        ),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id))
  const moves: UninvoicedMove[] = []
  for (const order of concerned) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- so that no more than one order is held at a time
    const own = (await movesOf(database, order)).filter(({ at }) => monthOf(at) === month)
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    if (own.length > 0) moves.push(...(await withoutDocument(database, order.id, own, end)))
  }
  return moves.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** An order's moves that had no document by then. */
async function withoutDocument(
  database: Database,
  orderId: number,
  moves: UninvoicedMove[],
  by: Date,
): Promise<UninvoicedMove[]> {
  const issued = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), lt(invoices.issuedAt, by)))
  return moves.filter(
    ({ kind, refund }) =>
      !issued.some((document) =>
        kind === 'sale'
          ? document.kind === 'invoice'
          : document.refundId === refund && document.takesBack === (kind === 'returned'),
      ),
  )
}

const isMove = inArray(orderEvents.kind, ['refunded', 'refund_failed'])

/** The sale of an order, its refunds and its failed refunds, in order. Demo payments don't count. */
async function movesOf(database: Database, order: UninvoicedMove['order']): Promise<UninvoicedMove[]> {
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const own = await database
    .select({ id: payments.id, paymentMethod: payments.provider })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'paid')))
  if (own.some(isPaidInDemo)) return []
  const events = await database
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), isMove))
    .orderBy(asc(orderEvents.id))
  const given = await database
    .select({ id: refunds.id, vatRate: refunds.vatRate, isOfChange: refunds.isOfChange })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
  // An invoice that came later takes off what it says itself: what the order became after it is told by its corrections.
  const [invoice] = await database
    .select({ sums: invoices.sums })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.id))
    .limit(1)
  let sums = invoice?.sums ?? sumsOf(invoiceLines(lines, order.discountAmount, order.shippingCost))
  const moves: UninvoicedMove[] = [{ kind: 'sale', at: order.paidAt as Date, order, sums, refund: undefined }]
  const taken = new Map<unknown, VatSum[]>()
  for (const { kind, details, createdAt } of events) {
    if (!own.some(({ id }) => id === details['payment'])) continue
    const isRefund = kind === 'refunded'
    const { refund, amount } = details
    const noted = given.find(({ id }) => id === refund)
    // What a change gave back is off the sale already.
    if (noted?.isOfChange) continue
    const rate = noted?.vatRate
    const after = isRefund ? afterRefund(sums, atMost(amount, sums), rate) : afterReturn(sums, taken.get(refund) ?? [])
    const moved = differenceOf(sums, after)
    if (isRefund) taken.set(refund, moved)
    moves.push({ kind: isRefund ? 'refund' : 'returned', at: createdAt, order, sums: moved, refund })
    sums = after
  }
  return moves
}

function atMost(amount: unknown, sums: VatSum[]): Money {
  const left = sums.reduce((sum, { gross }) => sum + gross, 0)
  return money(Math.min(typeof amount === 'number' ? amount : 0, left))
}
