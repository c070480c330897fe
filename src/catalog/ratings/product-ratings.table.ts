import { integer, pgTable } from 'drizzle-orm/pg-core'

/** How many buyers gave each product one star, two, up to five. A trigger on the reviews keeps it. */
export const productRatings = pgTable('product_ratings', {
  productId: integer('product_id').primaryKey(),
  stars: integer('stars').array().notNull(),
})
