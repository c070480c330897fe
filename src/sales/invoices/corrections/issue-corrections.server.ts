import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { money } from '../../../kernel/money.ts'
import { orderEvents, orderLines, orders } from '../../orders/orders.table.ts'
import type { EventKind } from '../../orders/record-event.server.ts'
import { taxContained, type VatSum } from '../../orders/vat.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { mustDocumentsWait } from '../documents-wait.server.ts'
import { afterRefund, afterReturn, invoiceLines, sumsOf } from '../invoice-lines.ts'
import { differenceOf, ratesOf, totalOf, type CorrectionReason } from '../invoice.ts'
import { replaceInvoice, isOtherTaxpayer } from '../buyer/replace-invoice.server.ts'
import { isOfContent, readCurrent } from '../current-invoice.server.ts'
import type { InvoiceRow } from '../invoices.table.ts'
import { buyerOf } from '../parties.ts'
import { taxNotes } from '../tax-notes.ts'
import { writeCorrection, type Content } from './write-correction.server.ts'

/**
 * Issues the missing corrections of a locked order: one for each completed refund, and a reversal for each refund that
 * failed later. Without an invoice there is nothing to correct. Refunds of an accidental second payment don't belong to
 * the sale.
 */
export async function issueCorrections(transaction: Database, orderId: number, at?: Date): Promise<InvoiceRow[]> {
  const [invoice, ...corrections] = await readCurrent(transaction, orderId)
  if (!invoice || (await mustDocumentsWait(transaction))) return []
  const all = [invoice, ...corrections]
  const given = await transaction
    .select({
      id: refunds.id,
      state: refunds.state,
      amount: refunds.amount,
      vatRate: refunds.vatRate,
      way: refunds.way,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(payments.state, 'paid'), eq(refunds.isOfChange, false)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const movedAt = await readMoves(transaction, orderId)
  const issued: InvoiceRow[] = []
  const latest = () => [...all, ...issued].at(-1) ?? invoice
  const change = await readChange(transaction, invoice, all)
  if (change && isOtherTaxpayer(change.from.buyer, change.to.buyer)) {
    const replacing = await replaceInvoice(transaction, { invoice, last: latest(), ...change, at })
    return [...replacing, ...(await issueCorrections(transaction, orderId, at))]
  }
  if (change) issued.push(await correctChange(transaction, invoice, latest().sums, change, at))
  const base = [...all, ...issued].findLast(isOfContent) ?? invoice
  const find = (id: string, back: boolean) =>
    [...all, ...issued].find(({ refundId, takesBack }) => refundId === id && takesBack === back)
  const sumsNow = () => latest().sums
  const correct = async (refundId: string, takesBack: boolean, reason: CorrectionReason, sums: VatSum[]) => {
    const paidAt = movedAt(refundId, takesBack ? 'refund_failed' : 'refunded')
    const correction = { refundId, takesBack, reason, before: sumsNow(), sums, paidAt }
    issued.push(await writeCorrection(transaction, invoice, correction, at, base))
  }
  // Failed refunds first: their money may be refunded again below.
  for (const { id, state } of given) {
    const taken = find(id, false)
    if (state !== 'refused' || !taken || find(id, true)) continue
    await correct(id, true, 'refund_failed', afterReturn(sumsNow(), differenceOf(taken.before ?? [], taken.sums)))
  }
  for (const { id, state, amount, vatRate, way } of given) {
    if (state !== 'done' || find(id, false)) continue
    const left = totalOf(sumsNow()).gross
    const isWhole = left === totalOf(sumsOf(base.lines)).gross && amount >= left
    const sums = afterRefund(sumsNow(), money(Math.min(amount, left)), vatRate)
    const reason = way === 'chargeback' ? way : isWhole ? 'whole_refund' : 'part_refund'
    await correct(id, false, reason, sums)
  }
  return issued
}

/** When each refund was made, or failed. */
async function readMoves(transaction: Database, orderId: number) {
  const events = await transaction
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, ['refunded', 'refund_failed'])))
  return (refundId: string, kind: EventKind): Date | undefined =>
    events.find((event) => event.kind === kind && event.details['refund'] === refundId)?.createdAt
}

interface Change {
  /** The event of it. */
  changeId: number
  from: InvoiceRow
  to: Content
}

/** What the office changed since the last document, if that isn't what the order says any more. */
async function readChange(transaction: Database, invoice: InvoiceRow, all: InvoiceRow[]): Promise<Change | undefined> {
  const base = all.findLast(isOfContent) ?? invoice
  const { orderId } = invoice
  const isChange = and(
    eq(orderEvents.orderId, orderId),
    inArray(orderEvents.kind, ['content_changed', 'surcharge_waived']),
  )
  const [change] = await transaction
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(isChange)
    .orderBy(desc(orderEvents.id))
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!change || !order || all.some(({ changeId }) => changeId !== null && changeId >= change.id)) return undefined
  const ordered = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const lines = invoiceLines(ordered, order.discountAmount, order.shippingCost)
  const buyer = buyerOf(order)
  if (isDeepStrictEqual(lines, base.lines) && isDeepStrictEqual(buyer, base.buyer)) return undefined
  // By which provision a sale is exempt was said when it was invoiced.
  const notes = {
    ...taxNotes(order, order.total),
    ...(order.taxation === base.taxation && { exemption: base.exemption }),
  }
  return { changeId: change.id, from: base, to: { lines, buyer, ...notes } }
}

/** Issues the correction of a change. Refunds besides it stay as they were corrected. */
function correctChange(
  transaction: Database,
  invoice: InvoiceRow,
  before: VatSum[],
  { changeId, from, to }: Change,
  at: Date | undefined,
): Promise<InvoiceRow> {
  const moved = differenceOf(sumsOf(from.lines), sumsOf(to.lines))
  const sums = ratesOf(before, moved).map((rate) => {
    const grossOf = (of: VatSum[]) => of.find((one) => one.rate === rate)?.gross ?? 0
    return taxContained(rate, money(Math.max(0, grossOf(before) + grossOf(moved))))
  })
  const said = { changeId, reason: 'order_changed' as const, takesBack: false, before, sums, paidAt: undefined }
  const then = {
    linesBefore: from.lines,
    buyerBefore: isDeepStrictEqual(to.buyer, from.buyer) ? null : from.buyer,
    taxationBefore: to.taxation === from.taxation ? null : from.taxation,
  }
  return writeCorrection(transaction, invoice, { ...said, ...then }, at, to)
}
