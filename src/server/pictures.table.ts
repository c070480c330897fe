import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  content: bytea('content').notNull(),
})
