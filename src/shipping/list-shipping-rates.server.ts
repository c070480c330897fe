import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { printMoney } from '../kernel/money.ts'
import type { Database } from '../server/database/database.ts'
import type { AdminShippingRate, ShippingRate } from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'
import type { Rate } from './shipping.ts'

/** All rates as the panel sees them: by delivery type, the lightest first. */
export async function listShippingRates(database: Database, where?: SQL): Promise<AdminShippingRate[]> {
  const rows = await database
    .select()
    .from(shippingRates)
    .where(where)
    .orderBy(asc(shippingRates.deliveryType), asc(shippingRates.minWeight), asc(shippingRates.id))
  return rows.map(toAdminJson)
}

/** The active rates, as everybody may see them. */
export async function listActiveShippingRates(database: Database): Promise<ShippingRate[]> {
  const active = await listShippingRates(database, eq(shippingRates.isActive, true))
  return active.map(({ description: _description, version: _version, ...rate }) => rate)
}

/** A row as the panel sees it; what the owner hasn't promised isn't named. */
export function toAdminJson({
  freeFrom,
  daysFrom,
  daysTo,
  ...row
}: typeof shippingRates.$inferSelect): AdminShippingRate {
  return {
    ...row,
    minWeight: row.minWeight / 1_000,
    maxWeight: row.maxWeight === null ? null : row.maxWeight / 1_000,
    cost: printMoney(row.cost),
    ...(freeFrom !== null && { freeFrom: printMoney(freeFrom) }),
    ...(daysFrom !== null && daysTo !== null && { daysFrom, daysTo }),
  }
}

/** The active rates, as delivery is reckoned by them. */
export async function readActiveRates(database: Database): Promise<Rate[]> {
  const { id: _id, description: _description, version: _version, ...columns } = getTableColumns(shippingRates)
  const rows = await database
    .select(columns)
    .from(shippingRates)
    .where(eq(shippingRates.isActive, true))
    .orderBy(shippingRates.minWeight, shippingRates.id)
  return rows.map(({ freeFrom, daysFrom, daysTo, ...rate }) => ({
    ...rate,
    ...(freeFrom !== null && { freeFrom }),
    ...(daysFrom !== null && daysTo !== null && { days: { from: daysFrom, to: daysTo } }),
  }))
}
