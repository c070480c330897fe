import { and, count, desc, eq } from 'drizzle-orm'
import { productNotFound } from '../../catalog/product.ts'
import { products } from '../../catalog/products.table.ts'
import { productRatings } from '../../catalog/ratings/product-ratings.table.ts'
import { ratingOf } from '../../catalog/ratings/rating.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { refusalReasons, type ProductReviews } from './review.ts'
import { reviewsPerPage } from './written-review.ts'
import { reviews } from './reviews.table.ts'

/** What buyers say of the product at this address, the newest first, and how many of them aren't heard and why. */
export async function readProductReviews(
  database: Database,
  slug: string,
  page: number,
): Promise<Outcome<ProductReviews, typeof productNotFound>> {
  const [product] = await database
    .select({ id: products.id, stars: productRatings.stars })
    .from(products)
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(and(eq(products.slug, slug), eq(products.isActive, true)))
  if (!product) return productNotFound
  const isOfIt = (state: 'published' | 'refused') => and(eq(reviews.productId, product.id), eq(reviews.state, state))
  const shown = await database
    .select()
    .from(reviews)
    .where(isOfIt('published'))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
  const refused = await database
    .select({ reason: reviews.reason, count: count() })
    .from(reviews)
    .where(isOfIt('refused'))
    .groupBy(reviews.reason)
  const stars = product.stars ?? [0, 0, 0, 0, 0]
  const rating = ratingOf(stars)
  // Beyond the last page there is nothing.
  if (page > 1 && shown.length === 0) return productNotFound
  return done({
    count: rating?.count ?? 0,
    average: rating?.average ?? null,
    stars,
    reviews: shown.map(({ id, stars: given, body, shownName, language, writtenAt, reply }) => ({
      id,
      stars: given,
      body,
      shownName,
      language,
      writtenAt: writtenAt.toISOString(),
      reply,
    })),
    refused: refusalReasons.flatMap((reason) =>
      refused.flatMap((one) => (one.reason === reason ? [{ reason, count: one.count }] : [])),
    ),
  })
}
