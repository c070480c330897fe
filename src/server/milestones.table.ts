import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Milestone } from './milestones.ts'

export const milestones = pgTable('milestones', {
  name: text('name').$type<Milestone>().primaryKey(),
  reachedAt: timestamp('reached_at', { withTimezone: true }).notNull().defaultNow(),
  detail: text('detail'),
})
