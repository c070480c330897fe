import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../server/database/bytea.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const codeApps = pgTable('code_apps', {
  administratorId: integer('administrator_id').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: integer('last_step').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
})

export const passkeys = pgTable('passkeys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  administratorId: integer('administrator_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  host: text('host').notNull(),
  name: text('name').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { administratorId: integer('administrator_id').notNull(), codeHash: bytea('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.administratorId, table.codeHash] })],
)

export const signInSteps = pgTable('sign_in_steps', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text('purpose').$type<'sign_in' | 'confirmation' | 'new_passkey'>().notNull(),
  administratorId: integer('administrator_id'),
  passwordMark: bytea('password_mark'),
  challenge: text('challenge'),
  host: text('host'),
  expiresAt: moment('expires_at').notNull(),
})
