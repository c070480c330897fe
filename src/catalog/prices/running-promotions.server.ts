import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Money } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { products } from '../products.table.ts'
import { lowestPriceBefore, type PriceRecord } from './lowest-price.ts'
import { productPrices, productPromotions } from './prices.table.ts'
import type { RunningPromotion } from './reduction.ts'

/** A condition for joining promotions to products. The database's clock decides, at the start of the query and not of its transaction. */
export const isRunning: SQL = sql`(${productPromotions.productId} = ${products.id}
  and ${productPromotions.startsAt} <= statement_timestamp() and statement_timestamp() < ${productPromotions.endsAt})`

export const runningColumns = {
  productId: productPromotions.productId,
  price: productPromotions.price,
  startsAt: productPromotions.startsAt,
  endsAt: productPromotions.endsAt,
}

interface Asked {
  price: Money
  /** The promotion that was joined, if one runs. */
  running: { productId: number; price: Money; startsAt: Date; endsAt: Date } | null
}

type Charged<Row extends Asked> = Omit<Row, 'running'> & { promotion: RunningPromotion | null }

/** Products with the price that is charged for them now and what it is reduced from. */
export async function withChargedPrices<Row extends Asked>(database: Database, rows: Row[]): Promise<Charged<Row>[]> {
  const records = await readPriceRecords(
    database,
    rows.flatMap(({ running }) => running?.productId ?? []),
  )
  return rows.map(({ running, ...row }) => {
    const record = running && records.get(running.productId)
    // The regular price was lowered to the promotion's or below in the meantime, so this is no promotion any more.
    if (!record || running.price >= row.price) return { ...row, promotion: null }
    const lowestPrice = lowestPriceBefore(running.startsAt, record)
    return { ...row, price: running.price, promotion: { regularPrice: row.price, lowestPrice, endsAt: running.endsAt } }
  })
}

/** All past and planned prices of these products. */
export async function readPriceRecords(database: Database, ids: number[]): Promise<Map<number, PriceRecord>> {
  const records = new Map(ids.map((id) => [id, { regular: [], promotions: [] } as PriceRecord]))
  if (ids.length === 0) return records
  const { productId, price, isOffered, validFrom } = productPrices
  const regular = await database
    .select({ productId, price, isOffered, validFrom })
    .from(productPrices)
    .where(inArray(productId, ids))
    .orderBy(asc(validFrom), asc(productPrices.id))
  const promotions = await database
    .select(runningColumns)
    .from(productPromotions)
    .where(inArray(productPromotions.productId, ids))
  for (const one of regular) records.get(one.productId)?.regular.push(one)
  for (const one of promotions) records.get(one.productId)?.promotions.push(one)
  return records
}

/** The last time a promotion of a product began or ended, which changes its charged price. */
export const lastTurn = sql<Date | null>`(
  select max(turn) from product_promotions, unnest(array[starts_at, ends_at]) as turn
  where product_promotions.product_id = ${products.id} and turn <= statement_timestamp()
)`

/** The promotions of a product that are planned or running. */
export function upcoming(id: number): SQL | undefined {
  return and(eq(productPromotions.productId, id), sql`${productPromotions.endsAt} > statement_timestamp()`)
}

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
