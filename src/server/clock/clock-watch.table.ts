import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const clockWatch = pgTable('clock_watch', {
  isOnly: boolean('is_only').primaryKey(),
  seenAt: moment('seen_at').notNull(),
  doubtedSince: moment('doubted_since'),
})
