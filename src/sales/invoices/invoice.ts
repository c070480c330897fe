import * as z from 'zod/mini'
import type { Language } from '../../kernel/language.ts'
import { failure } from '../../kernel/outcome.ts'
import { money, type Money } from '../../kernel/money.ts'
import { shownKsefStates } from './ksef/ksef-document.ts'
import type { Taxation, VatSum } from '../orders/vat.ts'

const documentKinds = ['invoice', 'correction'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A number for the tax office, in its parts: the country's two letters apart. */
export interface TaxNumber {
  country: string
  digits: string
}

/** The seller or buyer as on the day of issue. */
export interface Party {
  name: string
  /** Null: a private person, or a seller who has none. */
  taxNumber: TaxNumber | null
  street: string
  postalCode: string
  city: string
  /** Its code, or as it was written if it has none. */
  country: string
}

/** What is empty isn't named. */
export interface Seller extends Party {
  register: string
  email: string
  phone: string
  /** As it stood in the logo, and where to pay: documents of earlier versions don't say. */
  shopName?: string
  /** The number in the Polish packaging register, which stands on invoices. */
  bdo?: string
  bankAccount?: string
}

/** Amounts contain their tax: it is computed from the gross sums, as art. 106e sec. 7 allows. */
export interface InvoiceLine {
  /** Null: the delivery, which each language names itself. */
  name: string | null
  unit: 'piece' | 'delivery'
  quantity: number
  price: Money
  discount: Money
  gross: Money
  rate: number
}

export type CorrectionReason =
  | 'whole_refund'
  | 'part_refund'
  | 'refund_failed'
  | 'order_changed'
  /** Name or address of the buyer; the sums stay. */
  | 'buyer_corrected'
  /** It was to another taxpayer: to zero, and another invoice is issued. */
  | 'buyer_replaced'
  /** The customer's bank took the money back, and the sale is undone. */
  | 'chargeback'

/** Where anybody can check a document that goes to KSeF. */
export interface KsefMark {
  environment: 'test' | 'production'
  /** Null: it isn't known yet. */
  number: string | null
  /** Code I: whether KSeF has the document. */
  link: string
  /** Code II, of what was issued offline: who issued it. */
  certificateLink?: string
}

/** Everything an issued document says: the PDF and the tables are written from it. */
export interface InvoiceDocument {
  kind: DocumentKind | 'proforma'
  number: string
  orderNumber: string
  issuedAt: Date
  /** When it was paid or refunded; null: not yet. */
  paidAt: Date | null
  /** Until when it may be paid: of a proforma. */
  payableUntil: Date | null
  language: Language
  currency: string
  seller: Seller
  buyer: Party
  lines: InvoiceLine[]
  sums: VatSum[]
  paymentMethod: string
  taxation: Taxation
  /** The provision by which an exempt seller charges no tax. */
  exemption: string | null
  /** The buyer must pay the tax to the seller's account for it. */
  isSplitPayment: boolean
  /** Of an invoice in place of one to the wrong taxpayer. */
  replaces?: { number: string; issuedAt: Date }
  ksef?: KsefMark
  correction: {
    /** With its number in KSeF, where it has one. */
    of: { number: string; issuedAt: Date; ksefNumber?: string | null }
    reason: CorrectionReason
    before: VatSum[]
    /** Of a change of what was ordered: what the document said before. */
    linesBefore?: InvoiceLine[]
    buyerBefore?: Party
    /** Where it was taxed otherwise. */
    taxationBefore?: Taxation
  } | null
}

/** One that has a number of its own, which a proforma hasn't: only these reach the state. */
export type NumberedDocument = InvoiceDocument & { kind: DocumentKind }

/** A demo payment is no sale: its documents have their own numbers and don't reach the accountant. */
export const isPaidInDemo = ({ paymentMethod }: Pick<InvoiceDocument, 'paymentMethod'>): boolean =>
  paymentMethod === 'demo'

/** The rates of both, the highest first. */
export const ratesOf = (...sums: VatSum[][]): number[] =>
  [...new Set(sums.flat().map(({ rate }) => rate))].toSorted((one, other) => other - one)

/** The difference between two states of the sums, by rate. */
export function differenceOf(before: VatSum[], after: VatSum[]): VatSum[] {
  const nothing = { net: 0, vat: 0, gross: 0 }
  const at = (sums: VatSum[], wanted: number) => sums.find(({ rate }) => rate === wanted) ?? nothing
  return ratesOf(before, after).map((rate) => {
    const [then, now] = [at(before, rate), at(after, rate)]
    const difference = { net: now.net - then.net, vat: now.vat - then.vat, gross: now.gross - then.gross }
    return { rate, net: money(difference.net), vat: money(difference.vat), gross: money(difference.gross) }
  })
}

/** All rates together. */
export function totalOf(sums: VatSum[]): Omit<VatSum, 'rate'> {
  const added = (of: (sum: VatSum) => number) => money(sums.reduce((total, sum) => total + of(sum), 0))
  return { net: added(({ net }) => net), vat: added(({ vat }) => vat), gross: added(({ gross }) => gross) }
}

/** Issued documents as lists have them. */
export const issuedDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: z.string(),
  /** Of a correction: by how much it changes the invoice. */
  total: z.string(),
  /** It was to the wrong taxpayer: another invoice holds in its place. */
  isReplaced: z.optional(z.literal(true)),
  /** Only of those that go to KSeF. Until it has its number, or is handed over without one, its buyer doesn't get it. */
  ksef: z.optional(z.object({ state: z.enum(shownKsefStates), number: z.nullable(z.string()) })),
})
export type IssuedDocument = z.infer<typeof issuedDocument>

/** The documents of an order, and which can still be issued. */
export const orderDocuments = z.object({
  issued: z.array(issuedDocument),
  /** While it waits for payment. */
  hasProforma: z.boolean(),
  /** Until when its customer may ask for an invoice; null: they have one, or may not. */
  invoiceUntil: z.nullable(z.string()),
  /** Whether the administrator may issue one. */
  canBeInvoiced: z.boolean(),
  /** The invoice waits until the office has confirmed it. */
  isInvoiceWaiting: z.optional(z.literal(true)),
})
export type OrderDocuments = z.infer<typeof orderDocuments>

export const noDocuments: OrderDocuments = {
  issued: [],
  hasProforma: false,
  invoiceUntil: null,
  canBeInvoiced: false,
}

export const documentNotFound = failure('document_not_found', 'missing')
/** It goes to KSeF, and isn't issued before it is there. */
export const documentOnItsWay = failure('document_on_its_way', 'conflict')
/** There is one already, nothing was paid, or all went back. */
export const orderNotInvoiceable = failure('order_not_invoiceable', 'conflict')
/** A backup was restored, and the last number given out since is not known yet. */
export const invoicesWait = failure('invoices_wait', 'conflict')
/** The time in which a customer may ask for one is over. */
export const invoiceTooLate = failure('invoice_too_late', 'conflict')
