import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CountryCode } from '../kernel/countries.ts'
import type { RegistrationAnswer } from './registration.ts'

export const packagingRegistrations = pgTable('packaging_registrations', {
  country: text('country').$type<CountryCode>().primaryKey(),
  answer: text('answer').$type<RegistrationAnswer['answer']>().notNull(),
  number: text('number').notNull(),
  note: text('note').notNull(),
  confirmedBy: text('confirmed_by').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull().defaultNow(),
})
