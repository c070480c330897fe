import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../server/database/bytea.ts'

export const setupLinks = pgTable('setup_links', {
  administratorId: integer('administrator_id').primaryKey(),
  /** Null until it is printed. */
  tokenHash: bytea('token_hash'),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
})
