import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'

export const teamMembers = pgTable('team_members', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  imageUrl: text('image_url'),
  sortOrder: integer('sort_order').notNull(),
  isActive: boolean('is_active').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const teamMemberTranslations = pgTable(
  'team_member_translations',
  {
    ownerId: integer('team_member_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    role: text('role').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.language] })],
)
