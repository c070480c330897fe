import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea.ts'

/** Each has one owner: an administrator or a customer. */
export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  administratorId: integer('administrator_id'),
  customerId: integer('customer_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  /** When whoever holds it last showed who they are. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** One browser may be known to several accounts. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: bytea('token_hash').notNull(),
    account: text('account').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.account] })],
)
