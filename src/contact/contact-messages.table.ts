import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'

export const contactMessages = pgTable('contact_messages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Both null: it waits. */
  handledAt: timestamp('handled_at', { withTimezone: true }),
  handledBy: text('handled_by'),
})
