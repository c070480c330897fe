import { readGoods } from '../../catalog/stock/stock.server.ts'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { readActiveRates } from '../../shipping/list-shipping-rates.server.ts'
import type { Quote } from './checkout.ts'
import { linesIn, priceOrder, printQuote, type Asked, type PriceProblem } from './price-order.server.ts'

/** What an order of these goods would come to. Nothing is taken. */
export async function quoteOrder(
  database: Database,
  asked: Asked,
  language: Language,
): Promise<Outcome<Quote, PriceProblem>> {
  const rates = await readActiveRates(database)
  return database.transaction(async (transaction) => {
    const ids = linesIn(asked.cart).map(({ id }) => id)
    const goods = await readGoods(transaction, ids, language)
    const priced = await priceOrder(transaction, asked, goods, rates)
    return priced.ok ? done(printQuote(priced.value, priced.value.lines)) : priced
  })
}
