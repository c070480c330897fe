import { and, asc, eq } from 'drizzle-orm'
import { money } from '../kernel/money.ts'
import type { VatSum } from '../orders/vat.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { payments } from '../payments/payments.table.ts'
import { refunds } from '../payments/refunds.table.ts'
import type { Database } from '../server/database.ts'
import { afterRefund, afterReturn } from './invoice-lines.ts'
import { differenceOf, totalOf, type CorrectionReason } from './invoice.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { nextNumber } from './next-number.server.ts'

/**
 * Brings the documents of a held order to where its money is: each refund that went through is corrected once, and once more, the other way,
 * when it turned out later not to have arrived. Without an invoice there is nothing to correct. What was given back of a second payment
 * by mistake was no part of the sale.
 */
export async function issueCorrections(transaction: Database, orderId: number, at?: Date): Promise<InvoiceRow[]> {
  const all = await transaction.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  const invoice = all.find(({ kind }) => kind === 'invoice')
  if (!invoice) return []
  const given = await transaction
    .select({ id: refunds.id, state: refunds.state, amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(payments.state, 'paid')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const issued: InvoiceRow[] = []
  const soFar = () => [...all, ...issued]
  for (const { id, state, amount } of given) {
    const taken = soFar().find(({ refundId, takesBack }) => refundId === id && !takesBack)
    const isTakenBack = soFar().some(({ refundId, takesBack }) => refundId === id && takesBack)
    const before = soFar().at(-1)?.sums ?? []
    if (state === 'done' && !taken) {
      const sums = afterRefund(before, money(Math.min(amount, totalOf(before).gross)))
      const reason = totalOf(sums).gross === 0 ? 'whole_refund' : 'part_refund'
      issued.push(await issue(transaction, invoice, { refundId: id, takesBack: false, reason, before, sums }, at))
    }
    if (state === 'refused' && taken && !isTakenBack) {
      const sums = afterReturn(before, differenceOf(taken.before ?? [], taken.sums))
      issued.push(
        await issue(transaction, invoice, { refundId: id, takesBack: true, reason: 'refund_failed', before, sums }, at),
      )
    }
  }
  return issued
}

interface Correction {
  refundId: string
  takesBack: boolean
  reason: CorrectionReason
  before: VatSum[]
  sums: VatSum[]
}

async function issue(
  transaction: Database,
  invoice: InvoiceRow,
  correction: Correction,
  at: Date | undefined,
): Promise<InvoiceRow> {
  const { orderId, orderNumber, language, currency, seller, buyer, paymentMethod } = invoice
  const { net, vat, gross: total } = totalOf(differenceOf(correction.before, correction.sums))
  const { issuedAt, ...numbered } = await nextNumber(transaction, 'correction', at)
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
      paidAt: issuedAt,
      language,
      currency,
      seller,
      buyer,
      lines: [],
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
