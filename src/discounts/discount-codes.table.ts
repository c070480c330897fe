import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { grosze } from '../server/database/grosze.ts'
import type { DiscountType } from './discount.ts'

export const discountCodes = pgTable('discount_codes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull(),
  type: text('type').$type<DiscountType>().notNull(),
  hundredths: integer('value_hundredths').notNull(),
  minOrderAmount: grosze('min_order_grosze'),
  maxUses: integer('max_uses'),
  usedCount: integer('used_count').notNull().default(0),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull().defaultNow(),
  validUntil: timestamp('valid_until', { withTimezone: true }),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
})
