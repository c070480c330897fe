import { asc, eq } from 'drizzle-orm'
import { brand } from '../../brand.ts'
import { products } from '../../catalog/products.table.ts'
import { countryCodeOf } from '../../kernel/countries.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { money, printMoney } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { readActiveRates } from '../../shipping/list-shipping-rates.server.ts'
import { servedCountries } from '../../shipping/shipping.ts'
import { destinationRateOf, type DestinationRate, type VatState } from '../../taxes/destination-tax.ts'
import { destinationRates, destinationTaxes } from '../../taxes/destination-tax.table.ts'
import { standardRates, standardRatesReadOn } from '../../taxes/standard-rates.ts'
import { stateOfTaxNumber, vatStateOf } from '../orders/vat-territory.ts'
import { readSums } from '../reports/read-report.server.ts'
import { nameOfState, stepOf, threshold, type SalesAbroad, type SavedRate } from './abroad.ts'

/** Where the seller is registered, or else has their seat. */
const homeState = (): VatState | null =>
  stateOfTaxNumber(brand.seller.taxNumber) ?? vatStateOf(countryCodeOf(brand.postalAddress.country), '')

export interface YearsAbroad {
  year: number
  /** Net, in grosze. */
  thisYear: number
  lastYear: number
  /** Of this year, the most first. */
  byState: [VatState, number][]
}

/** What consumers in other member states bought in this year and the last, without tax and less what went back of it. */
export async function readYearsAbroad(transaction: Database, today = dayInPoland()): Promise<YearsAbroad> {
  const year = Number(today.slice(0, 4))
  const sums = await readSums(transaction, { part: 'consumers', since: `${year - 1}-01-01`, to: today })
  const home = homeState()
  const read = [...sums].map(([name, { net, refundedNet }]) => {
    const [state, ofYear] = name.split(' ')
    return { state: state as VatState, year: Number(ofYear), net: net - refundedNet }
  })
  const abroad = read.filter(({ state }) => state !== home)
  const of = (wanted: number) => abroad.filter((one) => one.year === wanted)
  const sum = (rows: typeof abroad) => rows.reduce((total, { net }) => total + net, 0)
  return {
    year,
    thisYear: sum(of(year)),
    lastYear: sum(of(year - 1)),
    byState: of(year)
      .map(({ state, net }): [VatState, number] => [state, net])
      .toSorted(([, one], [, other]) => other - one),
  }
}

export const readRates = (database: Database) =>
  database
    .select({
      id: destinationRates.id,
      country: destinationRates.country,
      productId: destinationRates.productId,
      productName: products.name,
      weight: products.weight,
      rate: destinationRates.rate,
      from: destinationRates.from,
    })
    .from(destinationRates)
    .leftJoin(products, eq(products.id, destinationRates.productId))
    .orderBy(asc(destinationRates.country), asc(destinationRates.productId), asc(destinationRates.from))

/** The member states that goods are sent to, and what of them has no rate there on a day. */
export async function readServed(transaction: Database, rates: readonly DestinationRate[], day: string) {
  const sold = await transaction
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.sortOrder), asc(products.id))
  const home = homeState()
  const states = servedCountries(await readActiveRates(transaction)).flatMap((country) =>
    // Of the United Kingdom, Northern Ireland belongs to it; Monaco counts as France.
    country === 'GB' ? (['XI'] as const) : [vatStateOf(country, '')],
  )
  const abroad = [...new Set(states)].filter((state): state is VatState => state !== null && state !== home)
  return abroad
    .map((country) => ({
      country,
      name: nameOfState(country),
      proposed: standardRates[country] ?? 0,
      missing: sold
        .filter(({ id }) => destinationRateOf(rates, country, id, day) === undefined)
        .map(({ name }) => name),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pl'))
}

export function readSalesAbroad(database: Database): Promise<SalesAbroad> {
  return database.transaction(
    async (transaction) => {
      const today = dayInPoland()
      const { year, thisYear, lastYear, byState } = await readYearsAbroad(transaction, today)
      const rates = await readRates(transaction)
      const [decided] = await transaction.select().from(destinationTaxes)
      const since = decided?.since ?? null
      const print = (net: number) => printMoney(money(net))
      return {
        year,
        threshold: print(threshold),
        thisYear: print(thisYear),
        lastYear: print(lastYear),
        percent: Math.floor((Math.max(0, thisYear) * 100) / threshold),
        step: stepOf(thisYear),
        isOverLastYear: lastYear > threshold,
        countries: byState.map(([country, net]) => ({ country, name: nameOfState(country), net: print(net) })),
        since,
        version: decided?.version ?? 1,
        rates: rates.map(({ weight: _weight, ...one }): SavedRate => ({
          ...one,
          countryName: nameOfState(one.country),
        })),
        served: await readServed(transaction, rates, since !== null && since > today ? since : today),
        ratesReadOn: standardRatesReadOn,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
