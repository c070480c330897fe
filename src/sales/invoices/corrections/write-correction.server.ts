import type { Database } from '../../../server/database/database.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import type { VatSum } from '../../orders/vat.ts'
import { differenceOf, totalOf, type CorrectionReason, type InvoiceLine } from '../invoice.ts'
import { invoices, type InvoiceRow } from '../invoices.table.ts'
import { fileKsefDocument } from '../ksef/file-ksef-document.server.ts'
import { nextNumber } from '../next-number.server.ts'

/** Why a document is corrected, and what it says then. */
interface Correction {
  refundId?: string
  changeId?: number
  linesBefore?: InvoiceRow['linesBefore']
  buyerBefore?: InvoiceRow['buyerBefore']
  taxationBefore?: InvoiceRow['taxationBefore']
  takesBack: boolean
  reason: CorrectionReason
  before: VatSum[]
  sums: VatSum[]
  /** Undefined: not recorded. */
  paidAt: Date | undefined
}

/** What was sold to whom, and how it is taxed. */
export type Content = Pick<InvoiceRow, 'lines' | 'buyer' | 'taxation' | 'exemption' | 'isSplitPayment'>

/** Issues a correction of an invoice. Its number is taken last: others wait for it. */
export async function writeCorrection(
  transaction: Database,
  invoice: InvoiceRow,
  correction: Correction,
  at: Date | undefined,
  { lines: sold, buyer, taxation, exemption, isSplitPayment }: Content,
): Promise<InvoiceRow> {
  const { orderId, orderNumber, language, currency, seller, paymentMethod } = invoice
  const changed = differenceOf(correction.before, correction.sums)
  const { net, vat, gross: total } = totalOf(changed)
  // For a refund only the lines whose rates change.
  const isOfRate = (line: InvoiceLine) => changed.some(({ rate, gross }) => rate === line.rate && gross !== 0)
  const lines = correction.changeId === undefined ? sold.filter(isOfRate) : sold
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
  await fileKsefDocument(transaction, issued as InvoiceRow)
  const details = { number: numbered.number, corrected: invoice.number, amount: total }
  await recordEvent(transaction, orderId, 'correction_issued', 'shop', details)
  return issued as InvoiceRow
}
