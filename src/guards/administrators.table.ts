import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from './permissions.ts'

export const administrators = pgTable('administrators', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<Role>().notNull(),
  /** Where letters to this administrator go. */
  email: text('email'),
  version: integer('version').notNull().default(1),
  /** Until somebody who was invited has chosen a password. */
  invitedAt: timestamp('invited_at', { withTimezone: true }),
})
