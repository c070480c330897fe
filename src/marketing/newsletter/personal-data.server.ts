import { asc, eq, inArray, lt, and, isNull } from 'drizzle-orm'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import type { Clear, PersonalRecord } from '../../personal-data/personal-data.ts'
import { newsletterSubscriptions } from './newsletter-subscriptions.table.ts'

const { id, askedAt, confirmedAt, leftAt } = newsletterSubscriptions

/** When somebody asked for the newsletter, in which words, and whether they confirmed it and left. */
export const personalSubscriptions: PersonalRecord = {
  name: 'subscriptions',
  async read(database, email) {
    const found = await database
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.addressHash, hashOfAddress(email)))
      .orderBy(asc(askedAt), asc(id))
    return found.map((one) => ({
      id: one.id,
      title: one.email,
      at: one.askedAt.toISOString(),
      place: null,
      fate: 'deleted',
      why: [],
      until: null,
      data: {
        email: one.email,
        language: one.language,
        givenOn: one.askedOn,
        shownText: one.shownText,
        askedAt: one.askedAt.toISOString(),
        confirmedAt: one.confirmedAt?.toISOString() ?? null,
        leftAt: one.leftAt?.toISOString() ?? null,
      },
    }))
  },
  async erase(transaction, _, items) {
    const ids = items.map((item) => item.id)
    await transaction.delete(newsletterSubscriptions).where(inArray(id, ids))
  },
}

/** Deletes addresses that nobody confirmed. */
export const clearUnconfirmed: Clear = (transaction, before, max) =>
  clear(transaction, and(isNull(confirmedAt), lt(askedAt, before)), max)

/** Deletes readers who left, with the proof of their consent. */
export const clearReadersWhoLeft: Clear = (transaction, before, max) => clear(transaction, lt(leftAt, before), max)

async function clear(transaction: Parameters<Clear>[0], where: ReturnType<typeof and>, max: number): Promise<number> {
  const old = transaction.select({ id }).from(newsletterSubscriptions).where(where).orderBy(asc(id)).limit(max)
  const { rowCount } = await transaction.delete(newsletterSubscriptions).where(inArray(id, old))
  return rowCount ?? 0
}
