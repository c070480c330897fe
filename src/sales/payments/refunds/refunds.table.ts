import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { grosze } from '../../../server/database/grosze.ts'
import type { RefundState } from './refund.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  orderId: integer('order_id').notNull(),
  amount: grosze('amount_grosze').notNull(),
  /** Goods of which rate it is for; null: for all that was bought, in proportion. */
  vatRate: integer('vat_rate'),
  reason: text('reason'),
  administrator: text('administrator'),
  state: text('state').$type<RefundState>().notNull(),
  refusal: text('refusal'),
  providerRefundId: text('provider_refund_id'),
  askedTimes: integer('asked_times').notNull().default(0),
  askedAt: moment('asked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
export type RefundRow = typeof refunds.$inferSelect

/** What the demonstration has given back. */
export const demoRefunds = pgTable('demo_refunds', {
  id: uuid('id').primaryKey(),
  sessionId: text('session_id').notNull(),
  amount: grosze('amount_grosze').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
