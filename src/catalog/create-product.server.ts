import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { replaceTranslations } from '../server/database/translations.ts'
import {
  problemOfWeights,
  withAllTexts,
  type AdminProduct,
  type GrossWeightBelowNet,
  type ProductDraft,
} from './product.ts'
import { products, productTranslations } from './products.table.ts'
import { readProduct } from './read-products.server.ts'
import { explainStock } from './stock/stock.server.ts'
import { slugOf, slugsOfPages, slugToTry } from './slug.ts'

export async function createProduct(
  database: Database,
  by: Acting,
  draft: ProductDraft,
): Promise<Outcome<AdminProduct, GrossWeightBelowNet>> {
  const problem = problemOfWeights(draft)
  if (problem) return problem
  return database.transaction(async (transaction) => {
    await explainStock(transaction, { by: by.username })
    const created = await insertProduct(transaction, draft)
    const { id, name } = created
    await recordAudit(transaction, by, { action: 'created', subject: 'product', id, name, after: created })
    await announceContentChange(transaction)
    return done(created)
  })
}

/** Inserts a product with its translations, in the caller's transaction. */
export async function insertProduct(
  transaction: Database,
  { translations, ...draft }: ProductDraft,
): Promise<AdminProduct> {
  const id = await insertUnderFreeSlug(transaction, draft)
  await replaceTranslations(transaction, productTranslations, id, withAllTexts(translations))
  return (await readProduct(transaction, id)) as AdminProduct
}

/** If two products with the same slug are created at once, the second waits for the first to commit or roll back. */
async function insertUnderFreeSlug(transaction: Database, draft: Omit<ProductDraft, 'translations'>): Promise<number> {
  const wanted = slugOf(draft.name, draft.weight)
  for (let tries = 0; ; tries += 1) {
    const slug = slugToTry(wanted, tries)
    if (slugsOfPages.includes(slug)) continue
    const [created] = await transaction
      .insert(products)
      .values({ ...draft, slug })
      .onConflictDoNothing({ target: products.slug })
      .returning({ id: products.id })
    if (created) return created.id
  }
}
