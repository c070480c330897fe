import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import type { Taxation, VatSum } from '../orders/vat.ts'
import { grosze } from '../../server/database/grosze.ts'
import type { CorrectionReason, DocumentKind, InvoiceLine, Party, Seller } from './invoice.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const invoices = pgTable('invoices', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  year: integer('year').notNull(),
  sequence: integer('sequence').notNull(),
  number: text('number').notNull(),
  orderId: integer('order_id').notNull(),
  orderNumber: text('order_number').notNull(),
  correctedId: integer('corrected_id'),
  corrected: jsonb('corrected').$type<{ number: string; issuedAt: string }>(),
  refundId: uuid('refund_id'),
  /** The event of the change that a correction is for, and what was said before it. */
  changeId: bigint('change_id', { mode: 'number' }),
  linesBefore: jsonb('lines_before').$type<InvoiceLine[]>(),
  buyerBefore: jsonb('buyer_before').$type<Party>(),
  /** Of an invoice in place of one to the wrong taxpayer: which. */
  replacesId: integer('replaces_id'),
  replaces: jsonb('replaces').$type<{ number: string; issuedAt: string }>(),
  taxationBefore: text('taxation_before').$type<Taxation>(),
  takesBack: boolean('takes_back').notNull().default(false),
  reason: text('reason').$type<CorrectionReason>(),
  issuedAt: moment('issued_at').notNull(),
  paidAt: moment('paid_at').notNull(),
  language: text('language').$type<Language>().notNull(),
  currency: text('currency').notNull().default('PLN'),
  seller: jsonb('seller').$type<Seller>().notNull(),
  buyer: jsonb('buyer').$type<Party>().notNull(),
  lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
  sums: jsonb('sums').$type<VatSum[]>().notNull(),
  before: jsonb('before').$type<VatSum[]>(),
  paymentMethod: text('payment_method').notNull(),
  taxation: text('taxation').$type<Taxation>().notNull().default('domestic'),
  exemption: text('exemption'),
  isSplitPayment: boolean('is_split_payment').notNull().default(false),
  net: grosze('net_grosze').notNull(),
  vat: grosze('vat_grosze').notNull(),
  total: grosze('total_grosze').notNull(),
})
export type InvoiceRow = typeof invoices.$inferSelect

export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    isDemo: boolean('is_demo').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
    lastIssuedAt: moment('last_issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.isDemo, table.year] })],
)
