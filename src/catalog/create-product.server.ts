import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { replaceTranslations } from '../server/translations.ts'
import type { AdminProduct, ProductDraft } from './product.ts'
import { products, productTranslations } from './products.table.ts'
import { readProduct } from './read-products.server.ts'

export function createProduct(database: Database, { translations, ...draft }: ProductDraft): Promise<AdminProduct> {
  return database.transaction(async (transaction) => {
    const [created] = await transaction.insert(products).values(draft).returning({ id: products.id })
    const id = (created as { id: number }).id
    await replaceTranslations(transaction, productTranslations, id, translations)
    await announceContentChange(transaction)
    return (await readProduct(transaction, id)) as AdminProduct
  })
}
