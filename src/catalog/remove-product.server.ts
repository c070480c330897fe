import { eq } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { endPromotionsOf } from './prices/end-promotion.server.ts'
import { productNotFound, type AdminProduct } from './product.ts'
import { products } from './products.table.ts'
import { readProduct } from './read-products.server.ts'
import { explainStock } from './stock/stock.server.ts'

export function removeProduct(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof productNotFound>> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(products).where(eq(products.id, id)).for('update')
    if (!held) return productNotFound
    const before = (await readProduct(transaction, id)) as AdminProduct
    await endPromotionsOf(transaction, id)
    await explainStock(transaction, { by: by.username })
    await transaction.delete(products).where(eq(products.id, id))
    await recordAudit(transaction, by, { action: 'deleted', subject: 'product', id, name: before.name, before })
    await announceContentChange(transaction)
    return done(undefined)
  })
}
