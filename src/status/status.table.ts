import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CheckName, CheckState } from './status.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const statusProbes = pgTable('status_probes', {
  name: text('name').primaryKey(),
  lookedAt: moment('looked_at').notNull(),
  found: jsonb('found').notNull(),
})

export const statusDays = pgTable('status_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  databaseBytes: bigint('database_bytes', { mode: 'number' }).notNull(),
  freeBytes: bigint('free_bytes', { mode: 'number' }),
})

export const statusProblems = pgTable('status_problems', {
  name: text('name').$type<CheckName>().primaryKey(),
  state: text('state').$type<Exclude<CheckState, 'good'>>().notNull(),
  since: moment('since').notNull().defaultNow(),
  toldAt: moment('told_at'),
})

export const statusLetters = pgTable('status_letters', {
  day: date('day', { mode: 'string' }).primaryKey(),
  problems: integer('problems').notNull(),
})
