import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Role } from './permissions.ts'

export const administrators = pgTable('administrators', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<Role>().notNull(),
  /** Where letters to this administrator go. */
  email: text('email'),
})
