import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'
import type { MemberKind, PhotoFocus } from './member.ts'

export const members = pgTable('members', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<MemberKind>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  organizationName: text('organization_name'),
  email: text('email').notNull(),
  address: text('address').notNull(),
  description: text('description').notNull(),
  photoUrl: text('photo_url'),
  photoFocus: jsonb('photo_focus').$type<PhotoFocus>(),
  language: text('language').$type<Language>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  materialsSentAt: timestamp('materials_sent_at', { withTimezone: true }),
  bonusSentAt: timestamp('bonus_sent_at', { withTimezone: true }),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})
