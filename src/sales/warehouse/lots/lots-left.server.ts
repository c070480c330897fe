import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'

/** A lot with what is left of it. */
export interface LotLeft {
  id: number
  productId: number
  number: string
  bestBefore: string | null
  left: number
}

/** Of these products, the lots and what is left of each: what came in, less what went into parcels. Those to be used first come first. */
export async function lotsOfProducts(database: Database, products: number[]): Promise<LotLeft[]> {
  return readLots(database, sql`product_id = any(${sql.param(products)}::integer[])`)
}

/** The lots of all products that some is left of. */
export const lotsWithSomeLeft = async (database: Database): Promise<LotLeft[]> =>
  (await readLots(database, sql`true`)).filter(({ left }) => left !== 0)

async function readLots(database: Database, where: SQL): Promise<LotLeft[]> {
  const { rows } = await database.execute<{ [Name in keyof LotLeft]: LotLeft[Name] }>(sql`
    select id, product_id as "productId", number, to_char(best_before, 'YYYY-MM-DD') as "bestBefore",
      (coalesce((select sum(pieces) from stock_movements where lot_id = lots.id), 0)
        - coalesce((select sum(pieces) from order_lots where lot_id = lots.id), 0))::integer as left
    from stock_lots as lots where ${where}
    order by best_before nulls last, id`)
  return rows
}
