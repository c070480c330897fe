import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { products } from '../products.table.ts'

/**
 * Holds a product against every other change of what it costs, and says what time it is then: by a clock that went on while
 * we waited, in the thousandths that the program reckons with.
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
