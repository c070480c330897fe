import type { Database } from '../../../server/database/database.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { taxContained } from '../../orders/vat.ts'
import { money } from '../../../kernel/money.ts'
import { totalOf, type Party } from '../invoice.ts'
import { sumsOf } from '../invoice-lines.ts'
import { invoices, type InvoiceRow } from '../invoices.table.ts'
import { fileKsefDocument } from '../ksef/file-ksef-document.server.ts'
import { nextNumber } from '../next-number.server.ts'
import { sellerNow } from '../parties.ts'
import { writeCorrection, type Content } from '../corrections/write-correction.server.ts'

/** Whether the number by which the buyer is taxed is another one. A correction of data may not change it. */
export const isOtherTaxpayer = (before: Party, after: Party): boolean =>
  before.taxNumber?.country !== after.taxNumber?.country || before.taxNumber?.digits !== after.taxNumber?.digits

interface Replacing {
  invoice: InvoiceRow
  /** The last document of it, which says what it comes to. */
  last: InvoiceRow
  /** The event by which the buyer became another one. */
  changeId: number
  /** What was sold, and to whom, as it was said and as it is. */
  from: Content
  to: Content
  at?: Date | undefined
}

/**
 * Issues an invoice to the right taxpayer, and corrects the one to the wrong one to zero. The new one says all that was sold: refunds are
 * corrected anew, of it. Numbers of invoices are taken before those of corrections, as everywhere.
 */
export async function replaceInvoice(
  transaction: Database,
  { invoice, last, changeId, from, to, at }: Replacing,
): Promise<InvoiceRow[]> {
  const { orderId, orderNumber, paidAt, language, currency, paymentMethod } = invoice
  const sums = sumsOf(to.lines)
  const { net, vat, gross: total } = totalOf(sums)
  const numbered = await nextNumber(transaction, { kind: 'invoice', paymentMethod }, at)
  const [issued] = await transaction
    .insert(invoices)
    .values({
      kind: 'invoice',
      ...numbered,
      orderId,
      orderNumber,
      replacesId: invoice.id,
      replaces: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
      paidAt,
      language,
      currency,
      seller: sellerNow(),
      ...to,
      sums,
      paymentMethod,
      net,
      vat,
      total,
    })
    .returning()
  await fileKsefDocument(transaction, issued as InvoiceRow)
  await recordEvent(transaction, orderId, 'invoice_issued', 'shop', {
    number: numbered.number,
    replaces: invoice.number,
  })
  const nothing = last.sums.map(({ rate }) => taxContained(rate, money(0)))
  const said = { changeId, reason: 'buyer_replaced' as const, takesBack: false, before: last.sums, sums: nothing }
  const toZero = await writeCorrection(transaction, invoice, { ...said, paidAt: undefined }, at, from)
  return [issued as InvoiceRow, toZero]
}
