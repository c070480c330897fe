import { pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../server/database/bytea.ts'

export const unsubscribeLinks = pgTable('unsubscribe_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  addressHash: bytea('address_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
