import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea.ts'

export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  content: bytea('content').notNull(),
  /** When it was last uploaded. */
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
