import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'
import { bytea } from '../server/database/bytea.ts'
import { tokenHashes } from '../server/accounts/token-hashes.ts'

export const customers = pgTable('customers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull().default(''),
  address: text('address').notNull().default(''),
  city: text('city').notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  country: text('country').notNull().default('Poland'),
  language: text('language').$type<Language>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Somebody signed in to the account has followed a link from that mailbox. */
  isEmailProved: boolean('is_email_proved').notNull().default(false),
  emailProofHashes: bytea('email_proof_hashes')
    .array()
    .notNull()
    .default(sql`'{}'`),
  emailProofUntil: timestamp('email_proof_until', { withTimezone: true }),
})
export type CustomerRow = typeof customers.$inferSelect

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const passwordRecoveries = pgTable('password_recoveries', {
  id: uuid('id').primaryKey(),
  tokenHashes: tokenHashes(),
  customerId: integer('customer_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})
