import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const administrators = pgTable('administrators', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
})
