import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const about = () => ({
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** One of both. */
  orderId: integer('order_id'),
  personId: integer('person_id'),
})

export const notes = pgTable('notes', {
  ...about(),
  text: text('text').notNull(),
  writtenBy: text('written_by').notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp('changed_at', { withTimezone: true }),
})

export const tags = pgTable('tags', {
  ...about(),
  tag: text('tag').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})
