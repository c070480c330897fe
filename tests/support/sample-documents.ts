import { money } from '../../src/kernel/money.ts'
import type { Language } from '../../src/kernel/language.ts'
import { afterRefund, invoiceLines, sumsOf } from '../../src/sales/invoices/invoice-lines.ts'
import type { InvoiceDocument, NumberedDocument } from '../../src/sales/invoices/invoice.ts'
import { buyerOf, sellerNow } from '../../src/sales/invoices/parties.ts'

interface Said {
  lines?: { productName: string; weight?: number; quantity?: number; price?: number; vatRate?: number }[]
  discount?: number
  shipping?: number
  companyName?: string | null
  taxNumber?: string | null
  language?: Language
  country?: string
  city?: string
  paymentMethod?: string
}

/** An invoice as it could be issued. */
export function sampleInvoice({
  lines = [{ productName: 'Sól celtycka gruba', weight: 500 }],
  discount = 0,
  shipping = 1599,
  companyName = 'Bistro Morze sp. z o.o.',
  taxNumber = '5260250274',
  language = 'pl',
  country = 'Poland',
  city = 'Kraków',
  paymentMethod = 'stripe',
}: Said = {}): NumberedDocument {
  const ordered = lines.map(({ productName, weight = null, quantity = 1, price = 2490, vatRate = 23 }) => ({
    productName,
    weight,
    quantity,
    price: money(price),
    vatRate,
  }))
  const all = invoiceLines(ordered, money(discount), money(shipping))
  const person = {
    firstName: 'Anna',
    lastName: 'Nowak',
    address: 'ul. Solna 7/12',
    city,
    postalCode: '31-000',
  }
  return {
    kind: 'invoice',
    number: 'FV/2026/000123',
    orderNumber: 'S-2026-000123',
    issuedAt: new Date('2026-11-23T10:00:00Z'),
    paidAt: new Date('2026-11-23T09:59:00Z'),
    payableUntil: null,
    language,
    currency: 'PLN',
    seller: sellerNow(),
    buyer: buyerOf({ ...person, companyName, taxNumber, country }),
    lines: all,
    sums: sumsOf(all),
    paymentMethod,
    taxation: 'domestic',
    exemption: null,
    isSplitPayment: false,
    correction: null,
  }
}

/** The correction of an invoice of which so much went back. */
export function sampleCorrection(invoice: NumberedDocument, amount: number): NumberedDocument {
  const sums = afterRefund(invoice.sums, money(amount))
  const correction = { of: invoice, reason: 'part_refund', before: invoice.sums } as const
  return { ...invoice, kind: 'correction', number: 'FK/2026/000007', sums, correction }
}

export const sampleProforma = (invoice: InvoiceDocument): InvoiceDocument => ({
  ...invoice,
  kind: 'proforma',
  number: invoice.orderNumber,
  paidAt: null,
  payableUntil: new Date('2026-11-25T13:30:00Z'),
})
