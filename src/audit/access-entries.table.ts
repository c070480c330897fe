import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccessEvent } from './access-entry.ts'

export const accessEntries = pgTable('access_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  happened: text('happened').$type<AccessEvent>().notNull(),
  administratorId: integer('administrator_id'),
  administrator: text('administrator'),
  detail: text('detail'),
  address: text('address'),
  times: integer('times').notNull().default(1),
  firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  quarter: timestamp('quarter', { withTimezone: true }),
})
