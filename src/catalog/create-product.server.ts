import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import type { AdminProduct, ProductDraft } from './product.ts'
import { products } from './products.table.ts'
import { readProduct } from './read-products.server.ts'
import { replaceTranslations } from './replace-translations.server.ts'

export function createProduct(database: Database, { translations, ...draft }: ProductDraft): Promise<AdminProduct> {
  return database.transaction(async (transaction) => {
    const [created] = await transaction.insert(products).values(draft).returning({ id: products.id })
    const id = (created as { id: number }).id
    await replaceTranslations(transaction, id, translations)
    await announceContentChange(transaction)
    return (await readProduct(transaction, id)) as AdminProduct
  })
}
