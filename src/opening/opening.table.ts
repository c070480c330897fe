import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AnswerableLine, SetupStep, StepOutcome } from './opening.ts'

export const setupSteps = pgTable('setup_steps', {
  step: text('step').$type<SetupStep>().primaryKey(),
  outcome: text('outcome').$type<StepOutcome>().notNull(),
  decidedBy: text('decided_by').notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
})

export const openingAnswers = pgTable('opening_answers', {
  line: text('line').$type<AnswerableLine>().primaryKey(),
  answeredBy: text('answered_by').notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
})
