import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tokenHashes } from '../../server/accounts/token-hashes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const passwordRecoveries = pgTable('password_recoveries', {
  id: uuid('id').primaryKey(),
  tokenHashes: tokenHashes(),
  customerId: integer('customer_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})
