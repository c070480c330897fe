import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'

export const words = pgTable(
  'words',
  {
    state: text('state').$type<'published' | 'draft'>().notNull(),
    room: text('room').notNull(),
    path: text('path').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Of a draft null: back to the original. */
    text: text('text'),
    /** What the program said there when it was written. */
    original: text('original').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.state, table.room, table.path, table.language] })],
)

export type WordsRow = typeof words.$inferSelect
