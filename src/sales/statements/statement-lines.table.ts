import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../server/database/bytea.ts'
import { grosze } from '../../server/database/grosze.ts'
import type { LineState } from './statement.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const statementLines = pgTable('statement_lines', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  identity: bytea('identity').notNull(),
  bookedOn: date('booked_on').notNull(),
  amount: grosze('amount_grosze').notNull(),
  title: text('title').notNull(),
  sender: text('sender').notNull(),
  senderAccount: text('sender_account'),
  state: text('state').$type<LineState>().notNull().default('open'),
  orderId: integer('order_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  decidedBy: text('decided_by'),
})

export type StatementLineRow = typeof statementLines.$inferSelect
