import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { bytea } from '../../server/database/bytea.ts'
import type { BusinessType } from './marketing-contact.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

export const marketingContacts = pgTable('marketing_contacts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  businessName: text('business_name').notNull(),
  emailAddress: text('email_address').notNull(),
  contactPerson: text('contact_person'),
  businessType: text('business_type').$type<BusinessType>().notNull().default('restaurant'),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  bouncedAt: timestamp('bounced_at', { withTimezone: true }),
  bounceReason: text('bounce_reason'),
  bounceIsPermanent: boolean('bounce_is_permanent'),
  addressHash: bytea('address_hash')
    .notNull()
    // Computed by the database; how, its migration says.
    .generatedAlwaysAs(sql``),
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
