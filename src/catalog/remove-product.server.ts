import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { productNotFound } from './product.ts'
import { products } from './products.table.ts'

export function removeProduct(database: Database, id: number): Promise<Outcome<void, typeof productNotFound>> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.delete(products).where(eq(products.id, id))
    if (rowCount === 0) return productNotFound
    await announceContentChange(transaction)
    return done(undefined)
  })
}
