import { eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { productChangedMeanwhile, productNotFound, type AdminProduct, type ProductChanges } from './product.ts'
import { products } from './products.table.ts'
import { readProduct } from './read-products.server.ts'
import { replaceTranslations } from './replace-translations.server.ts'
import { tellOfficeOfStock } from './tell-office-of-stock.server.ts'

/** Changes the fields that are named, and no others: saving a text can't undo a sale. */
export function changeProduct(
  database: Database,
  id: number,
  { version, translations, ...changes }: ProductChanges,
): Promise<Outcome<AdminProduct, typeof productNotFound | typeof productChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const [locked] = await transaction
      .select({ version: products.version, stockQuantity: products.stockQuantity })
      .from(products)
      .where(eq(products.id, id))
      .for('update')
    if (!locked) return productNotFound
    if (version !== undefined && version !== locked.version) return productChangedMeanwhile

    const namesNothing = translations === undefined && Object.keys(changes).length === 0
    if (namesNothing) return done((await readProduct(transaction, id)) as AdminProduct)

    await transaction
      .update(products)
      .set({ ...changes, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
      .where(eq(products.id, id))
    if (translations) await replaceTranslations(transaction, id, translations)
    const changed = (await readProduct(transaction, id)) as AdminProduct
    await tellOfficeOfStock(transaction, locked.stockQuantity, changed)
    await announceContentChange(transaction)
    return done(changed)
  })
}
