import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'

/** Who wants a letter when a product is back. */
export const stockWaits = pgTable('stock_waits', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** The words that were agreed to. */
  shownText: text('shown_text').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
})
