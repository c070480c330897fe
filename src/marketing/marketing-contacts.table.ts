import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'
import type { BusinessType } from './marketing-contact.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

export const marketingContacts = pgTable('marketing_contacts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  businessName: text('business_name').notNull(),
  emailAddress: text('email_address').notNull(),
  contactPerson: text('contact_person'),
  businessType: text('business_type').$type<BusinessType>().notNull().default('restaurant'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
})

export const newsletterConsents = pgTable('newsletter_consents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contactId: integer('contact_id').notNull(),
  givenAt: moment('given_at'),
  givenOn: text('given_on').notNull(),
  language: text('language').$type<Language>().notNull(),
  shownText: text('shown_text').notNull(),
})
