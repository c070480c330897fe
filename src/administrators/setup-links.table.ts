import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tokenHashes } from '../server/accounts/token-hashes.ts'
import type { LinkPurpose } from './setup-link.ts'

export const setupLinks = pgTable('setup_links', {
  id: uuid('id').primaryKey().defaultRandom(),
  administratorId: integer('administrator_id').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  tokenHashes: tokenHashes(),
  /** Null until it is printed. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
})
