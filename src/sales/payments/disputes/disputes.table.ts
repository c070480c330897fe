import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { grosze } from '../../../server/database/grosze.ts'
import type { DisputeDecision, DisputeState } from './dispute.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const disputes = pgTable('disputes', {
  id: text('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  orderId: integer('order_id').notNull(),
  /** Null: not in our currency, or not told. */
  amount: grosze('amount_grosze'),
  reason: text('reason'),
  state: text('state').$type<DisputeState>().notNull(),
  respondBy: moment('respond_by'),
  decision: text('decision').$type<DisputeDecision>(),
  decidedAt: moment('decided_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
