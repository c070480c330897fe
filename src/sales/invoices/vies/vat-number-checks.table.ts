import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { VatNumberState } from './vat-number-check.ts'

export const vatNumberChecks = pgTable('vat_number_checks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  number: text('number').notNull(),
  askedAs: text('asked_as'),
  state: text('state').$type<VatNumberState>().notNull(),
  consultationNumber: text('consultation_number'),
  name: text('name'),
  address: text('address'),
  reason: text('reason'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
})
