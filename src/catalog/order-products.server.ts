import { asc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import { productsChangedMeanwhile, type AdminProduct, type ProductOrder } from './product.ts'
import { products } from './products.table.ts'
import { listProducts } from './read-products.server.ts'

/**
 * Puts all products into this order. Their places keep their figures where all differ, so that the way back is the state
 * before. A product that is new, gone or changed is a reason to look again first.
 */
export function orderProducts(
  database: Database,
  by: Acting,
  { order }: ProductOrder,
): Promise<Outcome<AdminProduct[], typeof productsChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const { id, version, sortOrder, name } = products
    const held = await transaction
      .select({ id, version, sortOrder, name })
      .from(products)
      .orderBy(asc(id))
      .for('update')
    const isAsShown = held.every((one) => order.some((told) => told.id === one.id && told.version === one.version))
    if (held.length !== order.length || !isAsShown) return productsChangedMeanwhile

    const before = await listProducts(transaction)
    const places = placesFor(held.map((one) => one.sortOrder))
    const moved = held.flatMap((one) => {
      const place = places[order.findIndex((told) => told.id === one.id)] ?? 0
      return place === one.sortOrder ? [] : [{ id: one.id, place }]
    })
    for (const { id: movedId, place } of moved)
      // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one statement at a time
      await transaction
        .update(products)
        .set({ sortOrder: place, version: sql`${version} + 1`, updatedAt: sql`now()` })
        .where(eq(id, movedId))
    const after = await listProducts(transaction)
    if (moved.length > 0) {
      const namesOf = (all: AdminProduct[]) => ({ order: all.map((product) => product.name) })
      await recordAudit(transaction, by, {
        action: 'changed',
        subject: 'product',
        before: namesOf(before),
        after: namesOf(after),
      })
      await announceContentChange(transaction)
    }
    return done(after)
  })
}

function placesFor(figures: number[]): number[] {
  const areDifferent = new Set(figures).size === figures.length
  return areDifferent ? figures.toSorted((one, other) => one - other) : figures.map((_, place) => place + 1)
}
