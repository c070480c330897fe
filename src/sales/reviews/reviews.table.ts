import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import type { RefusalReason, ReviewState } from './review.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What buyers say of products: one review for a product of an order. */
export const reviews = pgTable('reviews', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  /** Null: its author is no longer known. */
  orderId: integer('order_id'),
  language: text('language').$type<Language>().notNull(),
  stars: integer('stars').notNull(),
  body: text('body').notNull(),
  /** Null: without a name. */
  shownName: text('shown_name'),
  state: text('state').$type<ReviewState>().notNull().default('waiting'),
  reason: text('reason').$type<RefusalReason>(),
  /** What the author is told beside the reason. */
  note: text('note'),
  /** What the shop says to it, for all to read. */
  reply: text('reply'),
  writtenAt: moment('written_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  decidedBy: text('decided_by'),
  version: integer('version').notNull().default(1),
})

export type ReviewRow = typeof reviews.$inferSelect
