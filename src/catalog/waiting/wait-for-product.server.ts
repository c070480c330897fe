import { and, count, eq, ne } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { isSuppressed } from '../../mail/unsubscribe/suppression.server.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { isAvailable, productNotFound } from '../product.ts'
import { products } from '../products.table.ts'
import { catalogTexts } from '../texts.ts'
import { productIsInStock } from './stock-wait.ts'
import { stockWaits } from './stock-waits.table.ts'

/** Of one address: more are no person's wishes. */
const maxWaits = 10

/**
 * Keeps an address for one letter. The answer is the same whether it waits already, has too many or has unsubscribed: it tells nobody
 * what the shop knows of an address. Who unsubscribed isn't written to, since anybody can type an address.
 */
export async function waitForProduct(
  database: Database,
  { slug, email, language }: { slug: string; email: string; language: Language },
): Promise<Outcome<void, typeof productNotFound | typeof productIsInStock>> {
  const { stockWait } = await catalogTexts.load(language)
  const isOnSale = and(eq(products.slug, slug), eq(products.isActive, true))
  const [product] = await database.select().from(products).where(isOnSale)
  if (!product) return productNotFound
  if (isAvailable(product)) return productIsInStock
  return database.transaction(async (transaction) => {
    const isTheirs = isSameEmail(stockWaits.email, email)
    const others = and(isTheirs, ne(stockWaits.productId, product.id))
    const [waits] = await transaction.select({ count: count() }).from(stockWaits).where(others)
    if ((waits?.count ?? 0) >= maxWaits || (await isSuppressed(transaction, email))) return done(undefined)
    await transaction
      .insert(stockWaits)
      .values({ productId: product.id, email, language, shownText: stockWait.consent })
      .onConflictDoNothing()
    return done(undefined)
  })
}
