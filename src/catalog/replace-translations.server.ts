import { eq } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import type { ProductTranslation } from './product.ts'
import { productTranslations } from './products.table.ts'

export async function replaceTranslations(
  transaction: Database,
  productId: number,
  translations: ProductTranslation[],
): Promise<void> {
  await transaction.delete(productTranslations).where(eq(productTranslations.productId, productId))
  if (translations.length === 0) return
  await transaction
    .insert(productTranslations)
    .values(translations.map((translation) => ({ productId, ...translation })))
}
