import { and, asc, eq, inArray } from 'drizzle-orm'
import { money } from '../../kernel/money.ts'
import { orderEvents } from '../orders/orders.table.ts'
import { recordEvent, type EventKind } from '../orders/record-event.server.ts'
import type { VatSum } from '../orders/vat.ts'
import { payments, refunds } from '../payments/payments.table.ts'
import type { Database } from '../../server/database/database.ts'
import { mustDocumentsWait } from './documents-wait.server.ts'
import { afterRefund, afterReturn } from './invoice-lines.ts'
import { differenceOf, totalOf, type CorrectionReason } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { nextNumber } from './next-number.server.ts'

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
    .where(and(eq(refunds.orderId, orderId), eq(payments.state, 'paid')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const movedAt = await readMoves(transaction, orderId)
  const issued: InvoiceRow[] = []
  const find = (id: string, back: boolean) =>
    [...all, ...issued].find(({ refundId, takesBack }) => refundId === id && takesBack === back)
  const sumsNow = () => [...all, ...issued].at(-1)?.sums ?? []
  const correct = async (refundId: string, takesBack: boolean, reason: CorrectionReason, sums: VatSum[]) => {
    const paidAt = movedAt(refundId, takesBack ? 'refund_failed' : 'refunded')
    const correction = { refundId, takesBack, reason, before: sumsNow(), sums, paidAt }
    issued.push(await issue(transaction, invoice, correction, at))
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
    const isWhole = left === invoice.total && amount >= left
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

interface Correction {
  refundId: string
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
): Promise<InvoiceRow> {
  const { orderId, orderNumber, language, currency, seller, buyer, paymentMethod } = invoice
  const changed = differenceOf(correction.before, correction.sums)
  const { net, vat, gross: total } = totalOf(changed)
  // Only the lines whose rates change.
  const lines = invoice.lines.filter((line) => changed.some(({ rate, gross }) => rate === line.rate && gross !== 0))
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
      net,
      vat,
      total,
    })
    .returning()
  const details = { number: numbered.number, corrected: invoice.number, amount: total }
  await recordEvent(transaction, orderId, 'correction_issued', 'shop', details)
  return issued as InvoiceRow
}
