import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { CountryCode } from '../kernel/countries.ts'
import { printMoney } from '../kernel/money.ts'
import type { Database } from '../server/database/database.ts'
import { prepared } from '../server/database/prepared.ts'
import type { AdminShippingRate, ShippingRate } from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'
import type { Rate } from './shipping.ts'

/** A row, and the countries of the zones that it names: read together, so that both are of one moment. */
const withZones = {
  ...getTableColumns(shippingRates),
  inZones: sql<CountryCode[]>`array(
    select country from shipping_zones zone, unnest(zone.countries) country where zone.id = any(shipping_rates.zones)
  )`,
}
type RateInZones = typeof shippingRates.$inferSelect & { inZones: CountryCode[] }

/** Where a rate holds. */
const servedBy = ({ countries, inZones }: Pick<RateInZones, 'countries' | 'inZones'>): CountryCode[] =>
  [...new Set([...countries, ...inZones])].toSorted()

/** All rates as the panel sees them: by delivery type, the lightest first. */
export async function listShippingRates(database: Database, where?: SQL): Promise<AdminShippingRate[]> {
  const rows = await database
    .select(withZones)
    .from(shippingRates)
    .where(where)
    .orderBy(asc(shippingRates.deliveryType), asc(shippingRates.minWeight), asc(shippingRates.id))
  return rows.map(toAdminJson)
}

/** The active rates, as everybody may see them. */
export async function listActiveShippingRates(database: Database): Promise<ShippingRate[]> {
  const active = await listShippingRates(database, eq(shippingRates.isActive, true))
  return active.map(
    ({ description: _description, version: _version, zones: _zones, namedCountries: _named, ...rate }) => rate,
  )
}

/** A row as the panel sees it; what the owner hasn't promised isn't named. */
function toAdminJson({ freeFrom, daysFrom, daysTo, zones, inZones, ...row }: RateInZones): AdminShippingRate {
  return {
    ...row,
    countries: servedBy({ ...row, inZones }),
    minWeight: row.minWeight / 1_000,
    maxWeight: row.maxWeight === null ? null : row.maxWeight / 1_000,
    cost: printMoney(row.cost),
    ...(freeFrom !== null && { freeFrom: printMoney(freeFrom) }),
    ...(daysFrom !== null && daysTo !== null && { daysFrom, daysTo }),
    ...(zones.length > 0 && { zones, namedCountries: row.countries }),
  }
}

const { id: _id, description: _description, version: _version, zones: _zones, ...asReckoned } = withZones
const readActive = prepared((database: Database) =>
  database
    .select(asReckoned)
    .from(shippingRates)
    .where(eq(shippingRates.isActive, true))
    .orderBy(shippingRates.minWeight, shippingRates.id),
)

/** The active rates, as delivery is reckoned by them. */
export async function readActiveRates(database: Database): Promise<Rate[]> {
  const rows = await readActive(database, {})
  return rows.map(({ freeFrom, daysFrom, daysTo, countries, inZones, ...rate }) => ({
    ...rate,
    countries: servedBy({ countries, inZones }),
    ...(freeFrom !== null && { freeFrom }),
    ...(daysFrom !== null && daysTo !== null && { days: { from: daysFrom, to: daysTo } }),
  }))
}
