import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { products } from '../products.table.ts'

/**
 * Locks a product against price changes and reads the time after that. The clock is read after the wait for the lock,
 * in milliseconds, the precision of the program.
 */
export async function lockPrice(transaction: Database, id: number) {
  const [product] = await transaction.select().from(products).where(eq(products.id, id)).for('no key update')
  return { product, now: await readClock(transaction) }
}

export async function readClock(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ now: string | Date }>(
    sql`select date_trunc('milliseconds', clock_timestamp()) as now`,
  )
  return new Date(rows[0]?.now ?? Number.NaN)
}
