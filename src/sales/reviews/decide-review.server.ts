import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import { announceContentChange } from '../../server/http/content-cache.ts'
import { linkToOrder } from '../orders/order-links.server.ts'
import { orders } from '../orders/orders.table.ts'
import { readReview } from './list-reviews.server.ts'
import { reviewPathOf } from './review-path.server.ts'
import { reviewRefusedEmail } from './review-refused.mail.tsx'
import { reviewChangedMeanwhile, reviewNotFound, type Decision, type ReviewRecord } from './review.ts'
import { reviews, type ReviewRow } from './reviews.table.ts'

/**
 * Publishes a review as it was read, or refuses it and tells its author why. Either can be decided anew. What the author has
 * written since isn't published unread.
 */
export function decideReview(
  database: Database,
  by: Acting,
  id: number,
  asked: Decision,
): Promise<Outcome<ReviewRecord, typeof reviewNotFound | typeof reviewChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const isThis = eq(reviews.id, id)
    const [held] = await transaction.select().from(reviews).where(isThis).for('update')
    if (!held) return reviewNotFound
    if (held.version !== asked.version) return reviewChangedMeanwhile
    const decided = decidedBy(asked, held)
    await transaction
      .update(reviews)
      .set({ ...decided, decidedAt: sql`now()`, decidedBy: by.username, version: sql`${reviews.version} + 1` })
      .where(isThis)
    const change = { before: inAudit(held), after: inAudit(decided) }
    await recordAudit(transaction, by, { action: 'changed', subject: 'review', id, name: `#${id}`, ...change })
    if (decided.reason && (held.reason !== decided.reason || held.note !== decided.note))
      await tellAuthor(transaction, { ...held, ...decided })
    await announceContentChange(transaction)
    const review = await readReview(transaction, id)
    return review ? done(review) : reviewNotFound
  })
}

const decidedBy = (asked: Decision, { reply }: ReviewRow) =>
  asked.state === 'refused'
    ? { state: asked.state, reason: asked.reason, note: asked.note ?? null, reply }
    : { state: asked.state, reason: null, note: null, reply: asked.reply === undefined ? reply : asked.reply }

/** What the author is told may name people. */
const inAudit = ({ state, reason, reply }: Pick<ReviewRow, 'state' | 'reason' | 'reply'>) => ({
  reviewState: state,
  refusalReason: reason,
  reply,
})

/** Nobody is told where the order bears no address any more. */
async function tellAuthor(transaction: Database, review: ReviewRow): Promise<void> {
  const { orderId, language } = review
  if (orderId === null) return
  const [order] = await transaction.select({ email: orders.email }).from(orders).where(eq(orders.id, orderId))
  const record = await readReview(transaction, review.id)
  if (!order?.email || !record) return
  const { named } = linkToOrder(orderId, language)
  const envelope = { kind: 'review-refused' as const, to: { address: order.email }, language, links: [named] }
  await queueMail(transaction, envelope, reviewRefusedEmail(record, reviewPathOf(orderId, language)))
}
