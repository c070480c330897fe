import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { printMoney } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { readClock, readPriceRecords } from './running-promotions.server.ts'
import { lowestPriceBefore, type PriceRecord } from './lowest-price.ts'
import { productPrices, productPromotions } from './prices.table.ts'
import { promotionState, type AdminPromotion } from './promotion.ts'

const max = 500

type Row = Pick<typeof productPromotions.$inferSelect, 'id' | 'productId' | 'price' | 'startsAt' | 'endsAt'>

/** The promotions of a product, the latest start first. */
export const listPromotionsOf = (database: Database, productId: number) =>
  listPromotions(database, eq(productPromotions.productId, productId))

/** The planned and running promotions of all products. */
export const listUpcomingPromotions = (database: Database) =>
  listPromotions(database, sql`${productPromotions.endsAt} > statement_timestamp()`)

async function listPromotions(database: Database, where: SQL): Promise<AdminPromotion[]> {
  const rows = await database
    .select()
    .from(productPromotions)
    .where(where)
    .orderBy(desc(productPromotions.startsAt))
    .limit(max)
  return toAdminJson(database, rows, await readClock(database))
}

export async function toAdminJson(database: Database, rows: Row[], now: Date): Promise<AdminPromotion[]> {
  const records = await readPriceRecords(database, [...new Set(rows.map(({ productId }) => productId))])
  return rows.map(({ id, productId, price, startsAt, endsAt }) => ({
    id,
    productId,
    price: printMoney(price),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state: promotionState({ startsAt, endsAt }, now),
    lowestPrice: printMoney(lowestPriceBefore(startsAt, records.get(productId) as PriceRecord)),
  }))
}

/** For the audit trail, without the state: that changes by the clock, not by anybody's action. */
export const toAuditJson = ({ state: _state, ...promotion }: AdminPromotion) => promotion

/** The regular prices of a product, the latest first. */
export async function listRecordedPrices(database: Database, productId: number) {
  const rows = await database
    .select({ price: productPrices.price, isOffered: productPrices.isOffered, validFrom: productPrices.validFrom })
    .from(productPrices)
    .where(eq(productPrices.productId, productId))
    .orderBy(desc(productPrices.validFrom), desc(productPrices.id))
    .limit(max)
  return rows.map(({ price, validFrom, ...row }) => ({
    ...row,
    price: printMoney(price),
    validFrom: validFrom.toISOString(),
  }))
}
