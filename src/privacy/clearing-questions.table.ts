import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ClearingAnswer, ClearingReason, WouldGo } from './clearing-question.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const clearingQuestions = pgTable('clearing_questions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  reason: text('reason').$type<ClearingReason>().notNull(),
  found: jsonb('found').$type<WouldGo[]>().notNull(),
  answer: text('answer').$type<ClearingAnswer>(),
  answeredAt: moment('answered_at'),
  answeredBy: text('answered_by'),
  closedAt: moment('closed_at'),
})
