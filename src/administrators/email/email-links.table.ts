import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tokenHashes } from '../../server/accounts/token-hashes.ts'
import type { EmailLinkPurpose } from './email-link.ts'

export const emailLinks = pgTable('administrator_email_links', {
  id: uuid('id').primaryKey().defaultRandom(),
  administratorId: integer('administrator_id').notNull(),
  purpose: text('purpose').$type<EmailLinkPurpose>().notNull(),
  /** What the link makes the address. */
  email: text('email').notNull(),
  tokenHashes: tokenHashes(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
