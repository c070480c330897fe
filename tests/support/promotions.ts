import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AdminPromotion } from '../../src/catalog/prices/promotion.ts'
import type { Database } from '../../src/server/database/database.ts'
import type { TestShop } from './shop.ts'

const hour = 3_600_000

/** A moment so many hours from now, as a program writes it. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Begins or plans a promotion as the panel does. */
export async function promote(
  shop: TestShop,
  product: number,
  price: string,
  { from = null, until = inHours(48) }: { from?: string | null; until?: string } = {},
): Promise<AdminPromotion> {
  const answer = await shop.callAsAdmin('POST', `/api/admin/products/${product}/promotions`, {
    body: { price, startsAt: from, endsAt: until },
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as AdminPromotion
}

/** What nobody but the database's owner can do: writes history anew. */
async function againstTheRules(database: Database, table: string, change: SQL): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`alter table ${table} disable trigger user`))
    await transaction.execute(change)
    await transaction.execute(sql.raw(`alter table ${table} enable trigger user`))
    await transaction.execute(sql`select pg_notify('content_changed', '')`)
  })
}

/** Lets a product have cost what it cost for longer than it is there. */
export const haveCost = (database: Database, product: number, ago: string, grosze: number) =>
  againstTheRules(
    database,
    'product_prices',
    sql`insert into product_prices (product_id, price_grosze, is_offered, valid_from)
      values (${product}, ${grosze}, true, now() - ${ago}::interval)`,
  )

/** Lets so much time go by for all promotions. */
export async function letPromotionsPass(database: Database, time: string): Promise<void> {
  const back = sql`${time}::interval`
  await againstTheRules(
    database,
    'product_promotions',
    sql`update product_promotions set starts_at = starts_at - ${back}, ends_at = ends_at - ${back}`,
  )
  await againstTheRules(database, 'product_prices', sql`update product_prices set valid_from = valid_from - ${back}`)
}
