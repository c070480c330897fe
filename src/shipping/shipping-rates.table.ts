import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CountryCode } from '../kernel/countries.ts'
import { grosze } from '../server/database/grosze.ts'
import type { DeliveryType } from './shipping.ts'

export const shippingRates = pgTable('shipping_rates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  deliveryType: text('delivery_type').$type<DeliveryType>().notNull(),
  countries: text('countries').array().$type<CountryCode[]>().notNull().default(['PL']),
  /** The zones that it names beside. */
  zones: integer('zones').array().notNull().default([]),
  minWeight: integer('min_weight_grams').notNull(),
  maxWeight: integer('max_weight_grams'),
  cost: grosze('cost_grosze').notNull(),
  freeFrom: grosze('free_from_grosze'),
  daysFrom: integer('days_from'),
  daysTo: integer('days_to'),
  description: text('description'),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
})
