import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { inOrderOf } from '../../server/database/collation.ts'
import { stockLevel } from '../../catalog/product.ts'
import { products } from '../../catalog/products.table.ts'
import { lotsWithSomeLeft } from './lots/lots-left.server.ts'
import type { Shelf } from './warehouse.ts'

/** All products as they lie on the shelf, in the shop's order. */
export async function readShelves(database: Database): Promise<Shelf[]> {
  const rows = await database
    .select({
      productId: products.id,
      name: products.name,
      isActive: products.isActive,
      stockQuantity: products.stockQuantity,
    })
    .from(products)
    .orderBy(asc(products.sortOrder), inOrderOf('pl', products.name), asc(products.id))
  const held = await readHeld(database)
  const lots = Map.groupBy(await lotsWithSomeLeft(database), ({ productId }) => productId)
  return rows.map((row) => ({
    ...row,
    heldQuantity: held.get(row.productId) ?? 0,
    isLow: row.isActive && stockLevel(row.stockQuantity) < 2,
    lots: (lots.get(row.productId) ?? []).map(({ productId: _productId, ...lot }) => lot),
  }))
}

/** The pieces of each product that are sold or held and haven't left. */
export async function readHeld(database: Database): Promise<Map<number, number>> {
  // Worded like the condition of its index.
  const { rows } = await database.execute<{ id: number; held: number }>(sql`
    select product_id as id, sum(quantity)::integer as held
    from orders join order_lines on order_id = orders.id
    where holds_stock and status in ('pending', 'confirmed', 'processing')
      and shipping_status in ('not_shipped', 'preparing') and product_id is not null
    group by product_id`)
  return new Map(rows.map(({ id, held }) => [id, held]))
}
