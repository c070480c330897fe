import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { Clear, PersonalRecord } from '../../personal-data/personal-data.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { products } from '../products.table.ts'
import { stockWaits } from './stock-waits.table.ts'

/** For which products somebody waits, and to which words they agreed. */
export const personalStockWaits: PersonalRecord = {
  name: 'stock_waits',
  async read(database, email) {
    const { id, language, shownText, askedAt } = stockWaits
    const found = await database
      .select({ id, email: stockWaits.email, language, shownText, askedAt, product: products.name })
      .from(stockWaits)
      .innerJoin(products, eq(products.id, stockWaits.productId))
      .where(isSameEmail(stockWaits.email, email))
      .orderBy(asc(id))
    return found.map((wait) => ({
      id: String(wait.id),
      title: wait.product,
      at: wait.askedAt.toISOString(),
      place: null,
      fate: 'deleted',
      why: [],
      until: null,
      data: {
        email: wait.email,
        product: wait.product,
        language: wait.language,
        shownText: wait.shownText,
        askedAt: wait.askedAt.toISOString(),
      },
    }))
  },
  async erase(transaction, _, items) {
    const ids = items.map(({ id }) => Number(id))
    await transaction.delete(stockWaits).where(inArray(stockWaits.id, ids))
  },
}

export const clearOldStockWaits: Clear = async (transaction, before, max) => {
  const old = transaction
    .select({ id: stockWaits.id })
    .from(stockWaits)
    .where(lt(stockWaits.askedAt, before))
    .orderBy(asc(stockWaits.id))
    .limit(max)
  const { rowCount } = await transaction.delete(stockWaits).where(inArray(stockWaits.id, old))
  return rowCount ?? 0
}
