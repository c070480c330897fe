import { and, asc, eq, min } from 'drizzle-orm'
import { products } from '../../catalog/products.table.ts'
import { printWeight } from '../../kernel/weight.ts'
import type { Database } from '../../server/database/database.ts'
import { hasLeft } from '../orders/has-left.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import type { OrderToReview } from './review.ts'
import { reviews } from './reviews.table.ts'

/** What an order's buyer can review, and has reviewed. Products that were removed since aren't among it. */
export async function readOrderToReview(database: Database, orderId: number): Promise<OrderToReview | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return undefined
  const isOfThis = and(eq(reviews.orderId, orderLines.orderId), eq(reviews.productId, products.id))
  const rows = await database
    .select({
      id: products.id,
      name: min(orderLines.productName),
      weight: products.weight,
      imageUrl: products.imageUrl,
      review: reviews,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(reviews, isOfThis)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(products.id, reviews.id)
    .orderBy(asc(min(orderLines.position)))
  return {
    orderNumber: order.number,
    isOpen: order.paidAt !== null && hasLeft(order),
    firstName: order.firstName,
    products: rows.map(({ name, weight, review, ...row }) => ({
      ...row,
      name: name ?? '',
      weight: weight === null ? null : printWeight(weight),
      review: review && {
        stars: review.stars,
        body: review.body,
        shownName: review.shownName,
        state: review.state,
        reason: review.reason,
        note: review.note,
      },
    })),
  }
}
