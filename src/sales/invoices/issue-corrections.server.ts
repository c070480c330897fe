import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { money } from '../../kernel/money.ts'
import { orderEvents, orderLines, orders } from '../orders/orders.table.ts'
import { recordEvent, type EventKind } from '../orders/record-event.server.ts'
import { taxContained, type VatSum } from '../orders/vat.ts'
import { payments, refunds } from '../payments/payments.table.ts'
import type { Database } from '../../server/database/database.ts'
import { mustDocumentsWait } from './documents-wait.server.ts'
import { afterRefund, afterReturn, invoiceLines, sumsOf } from './invoice-lines.ts'
import { differenceOf, ratesOf, totalOf, type CorrectionReason, type InvoiceLine } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { nextNumber } from './next-number.server.ts'
import { buyerOf } from './parties.ts'
import { taxNotes } from './tax-notes.ts'

/**
 * Issues the missing corrections of a locked order: one for each completed refund, and a reversal for each refund that
 * failed later. Without an invoice there is nothing to correct. Refunds of an accidental second payment don't belong to
 * the sale.
 */
export async function issueCorrections(transaction: Database, orderId: number, at?: Date): Promise<InvoiceRow[]> {
  const all = await transaction.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  const invoice = all.find(({ kind }) => kind === 'invoice')
  if (!invoice || (await mustDocumentsWait(transaction))) return []
  const given = await transaction
    .select({ id: refunds.id, state: refunds.state, amount: refunds.amount, vatRate: refunds.vatRate })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(payments.state, 'paid'), eq(refunds.isOfChange, false)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const movedAt = await readMoves(transaction, orderId)
  const issued: InvoiceRow[] = []
  const changed = await correctChange(transaction, invoice, all, at)
  if (changed) issued.push(changed)
  const base = [...all, ...issued].findLast(isOfContent) ?? invoice
  const find = (id: string, back: boolean) =>
    [...all, ...issued].find(({ refundId, takesBack }) => refundId === id && takesBack === back)
  const sumsNow = () => [...all, ...issued].at(-1)?.sums ?? []
  const correct = async (refundId: string, takesBack: boolean, reason: CorrectionReason, sums: VatSum[]) => {
    const paidAt = movedAt(refundId, takesBack ? 'refund_failed' : 'refunded')
    const correction = { refundId, takesBack, reason, before: sumsNow(), sums, paidAt }
    issued.push(await issue(transaction, invoice, correction, at, base))
  }
  // Failed refunds first: their money may be refunded again below.
  for (const { id, state } of given) {
    const taken = find(id, false)
    if (state !== 'refused' || !taken || find(id, true)) continue
    await correct(id, true, 'refund_failed', afterReturn(sumsNow(), differenceOf(taken.before ?? [], taken.sums)))
  }
  for (const { id, state, amount, vatRate } of given) {
    if (state !== 'done' || find(id, false)) continue
    const left = totalOf(sumsNow()).gross
    const isWhole = left === totalOf(sumsOf(base.lines)).gross && amount >= left
    const sums = afterRefund(sumsNow(), money(Math.min(amount, left)), vatRate)
    await correct(id, false, isWhole ? 'whole_refund' : 'part_refund', sums)
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

/** Documents that say all that was ordered: the invoice, and corrections for a change of it. */
const isOfContent = ({ kind, changeId }: InvoiceRow) => kind === 'invoice' || changeId !== null

/**
 * Issues the correction of what the office changed since the last document, if that isn't what the order says any more.
 * Refunds besides it stay as they were corrected.
 */
async function correctChange(
  transaction: Database,
  invoice: InvoiceRow,
  all: InvoiceRow[],
  at: Date | undefined,
): Promise<InvoiceRow | undefined> {
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
    .limit(1)
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
  const before = all.at(-1)?.sums ?? []
  const moved = differenceOf(sumsOf(base.lines), sumsOf(lines))
  const sums = ratesOf(before, moved).map((rate) => {
    const grossOf = (of: VatSum[]) => of.find((one) => one.rate === rate)?.gross ?? 0
    return taxContained(rate, money(Math.max(0, grossOf(before) + grossOf(moved))))
  })
  const said = {
    changeId: change.id,
    reason: 'order_changed' as const,
    takesBack: false,
    before,
    sums,
    paidAt: undefined,
  }
  // By which provision a sale is exempt was said when it was invoiced.
  const notes = {
    ...taxNotes(order, order.total),
    ...(order.taxation === base.taxation && { exemption: base.exemption }),
  }
  const then = { linesBefore: base.lines, buyerBefore: isDeepStrictEqual(buyer, base.buyer) ? null : base.buyer }
  return issue(transaction, invoice, { ...said, ...then }, at, { lines, buyer, ...notes })
}

interface Correction {
  refundId?: string
  changeId?: number
  linesBefore?: InvoiceRow['linesBefore']
  buyerBefore?: InvoiceRow['buyerBefore']
  takesBack: boolean
  reason: CorrectionReason
  before: VatSum[]
  sums: VatSum[]
  /** Undefined: not recorded. */
  paidAt: Date | undefined
}

async function issue(
  transaction: Database,
  invoice: InvoiceRow,
  correction: Correction,
  at: Date | undefined,
  content: Pick<InvoiceRow, 'lines' | 'buyer' | 'taxation' | 'exemption' | 'isSplitPayment'>,
): Promise<InvoiceRow> {
  const { orderId, orderNumber, language, currency, seller, paymentMethod } = invoice
  const { buyer, taxation, exemption, isSplitPayment } = content
  const changed = differenceOf(correction.before, correction.sums)
  const { net, vat, gross: total } = totalOf(changed)
  // For a refund only the lines whose rates change.
  const isOfRate = (line: InvoiceLine) => changed.some(({ rate, gross }) => rate === line.rate && gross !== 0)
  const lines = correction.changeId === undefined ? content.lines.filter(isOfRate) : content.lines
  const { issuedAt, ...numbered } = await nextNumber(transaction, { kind: 'correction', paymentMethod }, at)
  const [issued] = await transaction
    .insert(invoices)
    .values({
      kind: 'correction',
      ...numbered,
      issuedAt,
      orderId,
      orderNumber,
      correctedId: invoice.id,
      corrected: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
      ...correction,
      paidAt: correction.paidAt ?? issuedAt,
      language,
      currency,
      seller,
      buyer,
      lines,
      paymentMethod,
      taxation,
      exemption,
      isSplitPayment,
      net,
      vat,
      total,
    })
    .returning()
  const details = { number: numbered.number, corrected: invoice.number, amount: total }
  await recordEvent(transaction, orderId, 'correction_issued', 'shop', details)
  return issued as InvoiceRow
}
