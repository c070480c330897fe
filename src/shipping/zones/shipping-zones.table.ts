import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CountryCode } from '../../kernel/countries.ts'

export const shippingZones = pgTable('shipping_zones', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  countries: text('countries').array().$type<CountryCode[]>().notNull(),
  version: integer('version').notNull().default(1),
})
