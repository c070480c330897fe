import type { InvoiceDocument } from './invoice.ts'
import type { InvoiceRow } from './invoices.table.ts'

/**
 * The document that a row keeps. All that leaves the program is written from it: the PDF, the accountant's table, and a KSeF export, for
 * which FA(3) wants besides only what its writer decides: the kind VAT or KOR, codes for units and for the way of paying, and the KSeF
 * number of the corrected invoice once there are such numbers.
 */
export function documentOf(row: InvoiceRow): InvoiceDocument {
  const { kind, number, orderNumber, issuedAt, paidAt, language, currency, seller, buyer, lines, sums } = row
  const { paymentMethod, corrected, reason, before } = row
  return {
    kind,
    number,
    orderNumber,
    issuedAt,
    paidAt,
    payableUntil: null,
    language,
    currency,
    seller,
    buyer,
    lines,
    sums,
    paymentMethod,
    correction:
      corrected && reason && before
        ? { of: { number: corrected.number, issuedAt: new Date(corrected.issuedAt) }, reason, before }
        : null,
  }
}
