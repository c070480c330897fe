import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { money } from '../../kernel/money.ts'
import { grosze } from '../../server/database/grosze.ts'
import { vatRate } from '../../server/database/vat-rate.ts'
import type { PaymentState, ProviderName } from './payment.ts'
import type { RefundState, RefundWay } from './refunds/refund.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  orderId: integer('order_id').notNull(),
  provider: text('provider').$type<ProviderName>().notNull(),
  sessionId: text('session_id'),
  url: text('url'),
  state: text('state').$type<PaymentState>().notNull(),
  amount: grosze('amount_grosze').notNull(),
  /** Of the difference after a change, besides the order's own payment. */
  isSurcharge: boolean('is_surcharge').notNull().default(false),
  taken: grosze('taken_grosze'),
  refunded: grosze('refunded_grosze').notNull().default(money(0)),
  providerPaymentId: text('provider_payment_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  cancelPath: text('cancel_path').notNull(),
  checkedAt: moment('checked_at'),
})

/** What people did on the page of the demonstration provider. */
export const demoOutcomes = pgTable('demo_outcomes', {
  sessionId: text('session_id').primaryKey(),
  outcome: text('outcome').$type<'paid' | 'declined' | 'expired'>().notNull(),
})

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  orderId: integer('order_id').notNull(),
  amount: grosze('amount_grosze').notNull(),
  /** Goods of which rate it is for; null: for all that was bought, in proportion. */
  vatRate: vatRate('vat_rate'),
  /** For a change that made the order cheaper: nothing that was sold goes back. */
  isOfChange: boolean('is_of_change').notNull().default(false),
  /** Asked of its provider, made by the office outside the shop, or taken by the customer's bank. */
  way: text('way').$type<RefundWay>().notNull().default('provider'),
  reason: text('reason'),
  administrator: text('administrator'),
  state: text('state').$type<RefundState>().notNull(),
  refusal: text('refusal'),
  providerRefundId: text('provider_refund_id'),
  askedTimes: integer('asked_times').notNull().default(0),
  askedAt: moment('asked_at'),
  /** The day on which the office sent it by hand. */
  sentOn: date('sent_on'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
export type RefundRow = typeof refunds.$inferSelect

/** What came to the bank account and was noted by the office. */
export const transfers = pgTable('transfers', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull(),
  orderId: integer('order_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  amount: grosze('amount_grosze').notNull(),
  paidOn: date('paid_on').notNull(),
  evidence: text('evidence'),
  administrator: text('administrator').notNull(),
  createdAt: moment('created_at')
    .notNull()
    .default(sql`clock_timestamp()`),
})

export type TransferRow = typeof transfers.$inferSelect

/** What the demonstration has given back. */
export const demoRefunds = pgTable('demo_refunds', {
  id: uuid('id').primaryKey(),
  sessionId: text('session_id').notNull(),
  amount: grosze('amount_grosze').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
