import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who bought without an invoice, of orders that are nobody's any more. */
export const salesEvidence = pgTable('sales_evidence', {
  orderId: integer('order_id').primaryKey(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
