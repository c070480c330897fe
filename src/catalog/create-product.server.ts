import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { insertProduct } from './insert-product.server.ts'
import { problemOfWeights, type AdminProduct, type GrossWeightBelowNet, type ProductDraft } from './product.ts'

export async function createProduct(
  database: Database,
  by: Acting,
  draft: ProductDraft,
): Promise<Outcome<AdminProduct, GrossWeightBelowNet>> {
  const problem = problemOfWeights(draft)
  if (problem) return problem
  return database.transaction(async (transaction) => {
    const created = await insertProduct(transaction, draft)
    const { id, name } = created
    await recordAudit(transaction, by, { action: 'created', subject: 'product', id, name, after: created })
    await announceContentChange(transaction)
    return done(created)
  })
}
