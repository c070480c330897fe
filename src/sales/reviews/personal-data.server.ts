import { and, asc, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Clear, PersonalRecord } from '../../personal-data/personal-data.ts'
import { announceContentChange } from '../../server/http/content-cache.ts'
import { numbersOf } from '../order-management/personal-data.server.ts'
import { readReviewsOf } from './list-reviews.server.ts'
import { reviews } from './reviews.table.ts'

/** What the buyer of these orders has said of products. Who asks to be erased takes it along. */
export const personalReviews: PersonalRecord = {
  name: 'reviews',
  async read(database, email) {
    const numbers = (await numbersOf(database, email)).map(({ number }) => number)
    return (await readReviewsOf(database, numbers)).map((review) => {
      const { productName, stars, body, shownName, language, writtenAt, orderNumber, state, reason, note } = review
      return {
        id: String(review.id),
        title: productName,
        at: writtenAt,
        place: { tab: 'reviews', show: state },
        fate: 'deleted' as const,
        why: [],
        until: null,
        data: { productName, stars, body, shownName, language, writtenAt, orderNumber, state, reason, note },
      }
    })
  },
  async erase(transaction, _, items) {
    const ids = items.map(({ id }) => Number(id))
    if (ids.length === 0) return
    await transaction.delete(reviews).where(inArray(reviews.id, ids))
    await announceContentChange(transaction)
  },
}

/** Published ones lose their name and their order, and stay for those who buy; the others go. */
export const clearOldReviews: Clear = async (transaction, before, max) => {
  const isNamed = or(isNotNull(reviews.orderId), isNotNull(reviews.shownName))
  const old = await transaction
    .select({ id: reviews.id, state: reviews.state })
    .from(reviews)
    .where(and(lt(reviews.writtenAt, before), or(ne(reviews.state, 'published'), isNamed)))
    .orderBy(asc(reviews.writtenAt))
    .limit(max)
    .for('update', { skipLocked: true })
  const idsOf = (isPublished: boolean) =>
    old.filter(({ state }) => (state === 'published') === isPublished).map(({ id }) => id)
  await transaction
    .update(reviews)
    .set({ orderId: null, shownName: null })
    .where(inArray(reviews.id, idsOf(true)))
  await transaction.delete(reviews).where(inArray(reviews.id, idsOf(false)))
  if (old.length > 0) await announceContentChange(transaction)
  return old.length
}
