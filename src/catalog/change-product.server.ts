import { eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { holdRow } from '../server/hold-row.ts'
import { readTranslations, replaceTranslations } from '../server/translations.ts'
import {
  productChangedMeanwhile,
  productNotFound,
  withAllTexts,
  type AdminProduct,
  type ProductChanges,
} from './product.ts'
import { products, productTranslations } from './products.table.ts'
import { readProduct } from './read-products.server.ts'
import { tellOfficeOfStock } from './tell-office-of-stock.server.ts'

/** Changes the fields that are named, and no others: saving a text can't undo a sale. */
export function changeProduct(
  database: Database,
  id: number,
  { version, translations, ...changes }: ProductChanges,
): Promise<Outcome<AdminProduct, typeof productNotFound | typeof productChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const failures = { missing: productNotFound, changed: productChangedMeanwhile }
    const held = await holdRow(transaction, products, { id, version }, failures)
    if (!held.ok) return held

    const namesNothing = translations === undefined && Object.keys(changes).length === 0
    if (namesNothing) return done((await readProduct(transaction, id)) as AdminProduct)

    await transaction
      .update(products)
      .set({ ...changes, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
      .where(eq(products.id, id))
    if (translations) {
      const before = (await readTranslations(transaction, productTranslations, [id])).get(id)
      await replaceTranslations(transaction, productTranslations, id, withAllTexts(translations, before))
    }
    const changed = (await readProduct(transaction, id)) as AdminProduct
    await tellOfficeOfStock(transaction, held.value.stockQuantity, changed)
    await announceContentChange(transaction)
    return done(changed)
  })
}
