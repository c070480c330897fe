import type { Acting } from '../admin/administrator.ts'
import { recordAudit } from '../admin/record-audit.server.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { insertProduct } from './insert-product.server.ts'
import type { AdminProduct, ProductDraft } from './product.ts'

export function createProduct(database: Database, by: Acting, draft: ProductDraft): Promise<AdminProduct> {
  return database.transaction(async (transaction) => {
    const created = await insertProduct(transaction, draft)
    const { id, name } = created
    await recordAudit(transaction, by, { action: 'created', subject: 'product', id, name, after: created })
    await announceContentChange(transaction)
    return created
  })
}
