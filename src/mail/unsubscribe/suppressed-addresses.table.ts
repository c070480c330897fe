import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../server/database/bytea.ts'

export const suppressedAddresses = pgTable('suppressed_addresses', {
  addressHash: bytea('address_hash').primaryKey(),
  suppressedAt: timestamp('suppressed_at', { withTimezone: true }).notNull().defaultNow(),
  way: text('way').notNull(),
})
