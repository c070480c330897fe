import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { vatRate } from '../server/database/vat-rate.ts'
import type { VatState } from './destination-tax.ts'

export const destinationRates = pgTable('destination_rates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  country: text('country').$type<VatState>().notNull(),
  productId: integer('product_id'),
  rate: vatRate('rate').notNull(),
  from: date('valid_from').notNull(),
})

/** One row. */
export const destinationTaxes = pgTable('destination_tax', {
  isOnly: boolean('is_only').primaryKey().default(true),
  since: date('since'),
  version: integer('version').notNull().default(1),
})

export const thresholdLetters = pgTable(
  'threshold_letters',
  {
    year: integer('year').notNull(),
    step: integer('step').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.year, table.step] })],
)
