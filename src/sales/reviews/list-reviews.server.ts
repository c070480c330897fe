import { asc, desc, eq, inArray } from 'drizzle-orm'
import { products } from '../../catalog/products.table.ts'
import type { Database } from '../../server/database/database.ts'
import { orders } from '../orders/orders.table.ts'
import type { ReviewRecord, ReviewState } from './review.ts'
import { reviews } from './reviews.table.ts'

const selected = (database: Database) =>
  database
    .select({ review: reviews, productName: products.name, orderNumber: orders.number })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))

/** Of those that wait, the first that was written; of the others the newest. */
export async function listReviews(
  database: Database,
  { state, page, limit }: { state: ReviewState; page: number; limit: number },
): Promise<{ reviews: ReviewRecord[]; total: number }> {
  const isAsked = eq(reviews.state, state)
  const inTurn = state === 'waiting' ? asc : desc
  const rows = await selected(database)
    .where(isAsked)
    .orderBy(inTurn(reviews.writtenAt), inTurn(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { reviews: rows.map(toRecord), total: await database.$count(reviews, isAsked) }
}

/** What was written about these orders, the newest first. */
export async function readReviewsOf(database: Database, orderNumbers: string[]): Promise<ReviewRecord[]> {
  const rows = await selected(database).where(inArray(orders.number, orderNumbers)).orderBy(desc(reviews.id))
  return rows.map(toRecord)
}

export async function readReview(database: Database, id: number): Promise<ReviewRecord | undefined> {
  const [row] = await selected(database).where(eq(reviews.id, id))
  return row && toRecord(row)
}

type Selected = Awaited<ReturnType<typeof selected>>[number]

const toRecord = ({ review, ...around }: Selected): ReviewRecord => {
  const { productId: _, ...told } = review
  return {
    ...told,
    ...around,
    writtenAt: review.writtenAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
  }
}
