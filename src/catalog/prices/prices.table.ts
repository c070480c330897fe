import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { grosze } from '../../server/database/grosze.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Regular prices and whether the product was on offer, each from a moment on. A trigger writes them, and nobody can change them. */
export const productPrices = pgTable('product_prices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  price: grosze('price_grosze').notNull(),
  /** Whether the product was shown: a price that nobody sees is not charged. */
  isOffered: boolean('is_offered').notNull(),
  validFrom: moment('valid_from')
    .notNull()
    .default(sql`default`),
})

export const productPromotions = pgTable('product_promotions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  price: grosze('price_grosze').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
})
