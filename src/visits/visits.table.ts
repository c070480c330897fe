import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const visits = pgTable(
  'visits',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    source: text('source').notNull(),
    language: text('language').notNull(),
    country: text('country').notNull(),
    entries: integer('entries').notNull(),
    views: integer('views').notNull(),
  },
  ({ day, page, source, language, country }) => [primaryKey({ columns: [day, page, source, language, country] })],
)
