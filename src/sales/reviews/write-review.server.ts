import { ne, sql } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { findOrderByLink } from '../orders/order-links.server.ts'
import type { orderLinkEnded, orderNotFound } from '../orders/order.ts'
import { readOrderToReview } from './read-order-to-review.server.ts'
import { notBought, reviewIsPublished, type ReviewDraft } from './review.ts'
import { reviews } from './reviews.table.ts'

/**
 * Writes what the buyer of an order says of one of its products, or writes it anew until it is published: what was refused
 * waits again. Whoever has the link to the order is its buyer.
 */
export async function writeReview(
  database: Database,
  token: string,
  { product: productId, stars, body, name }: ReviewDraft,
  language: Language,
): Promise<Outcome<void, typeof orderNotFound | typeof orderLinkEnded | typeof notBought | typeof reviewIsPublished>> {
  return database.transaction(async (transaction) => {
    const found = await findOrderByLink(transaction, token)
    if (!found.ok) return found
    const order = await readOrderToReview(transaction, found.value)
    if (!order?.isOpen || !order.products.some(({ id }) => id === productId)) return notBought
    const written = { stars, body, shownName: name || null, language }
    const waits = { state: 'waiting', reason: null, note: null, decidedAt: null, decidedBy: null } as const
    const { rowCount } = await transaction
      .insert(reviews)
      .values({ orderId: found.value, productId, ...written })
      .onConflictDoUpdate({
        target: [reviews.orderId, reviews.productId],
        set: { ...written, ...waits, writtenAt: sql`now()`, version: sql`${reviews.version} + 1` },
        setWhere: ne(reviews.state, 'published'),
      })
    return rowCount === 1 ? done(undefined) : reviewIsPublished
  })
}
