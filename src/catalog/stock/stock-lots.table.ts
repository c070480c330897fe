import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A delivery's goods under the number that its maker gave them. */
export const stockLots = pgTable('stock_lots', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  number: text('number').notNull(),
  bestBefore: date('best_before'),
  note: text('note'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
