import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LegalDraftText } from './legal-draft.ts'
import type { LegalDocument } from './legal.ts'
import type { Seller } from './present-seller.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const legalDrafts = pgTable('legal_drafts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  document: text('document').$type<LegalDocument>().notNull(),
  texts: jsonb('texts').$type<LegalDraftText[]>().notNull(),
  version: integer('version').notNull().default(1),
  savedAt: moment('saved_at').notNull().defaultNow(),
})

export const legalPublications = pgTable('legal_publications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  document: text('document').$type<LegalDocument>().notNull(),
  version: date('version').notNull(),
  texts: jsonb('texts').$type<LegalDraftText[]>().notNull(),
  seller: jsonb('seller').$type<Seller>().notNull(),
  original: date('original').notNull(),
  publishedAt: moment('published_at').notNull().defaultNow(),
})

export const legalReadings = pgTable('legal_readings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  document: text('document').$type<LegalDocument>().notNull(),
  version: date('version').notNull(),
  confirmedBy: text('confirmed_by').notNull(),
  confirmedAt: moment('confirmed_at').notNull().defaultNow(),
})
