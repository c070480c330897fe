import { sql } from 'drizzle-orm'
import { countryCodeOf } from '../../kernel/countries.ts'
import type { Database } from '../../server/database/database.ts'
import { addGrams, type CountryOfYear, type Grams, type PackagingOfYear } from './packaging.ts'

interface Sent extends Record<string, unknown> {
  country: string
  /** Null: nobody has said what its packaging weighs. */
  grams: Grams | null
  name: string
  count: number
}

/** Orders whose goods left in the year, by the day on which they did; what came back before it went on isn't counted. */
const left = (year: number) => sql`
  select orders.id, orders.country, orders.parcels, orders.is_handed_over, first.day
  from (
    select order_id, (min(created_at) at time zone 'Europe/Warsaw')::date as day
    from order_events
    where kind = 'handed_over' or kind = 'shipping_changed' and details ->> 'to' in ('shipped', 'delivered')
    group by order_id
  ) as first
  join orders on orders.id = first.order_id
  where extract(year from first.day) = ${year} and (orders.is_handed_over or orders.shipping_status in ('shipped', 'delivered'))
    and not exists (select from payments where payments.order_id = orders.id and provider = 'demo')`

const weighed = (condition: ReturnType<typeof sql>) => sql`
  left join lateral (
    select grams from packaging where ${condition} and since <= sent.day order by since desc limit 1
  ) as weight on true`

/** What left in a year by country: the packaging of products, and of the parcels that they went in. */
export function reckonYear(database: Database, year: number): Promise<PackagingOfYear> {
  return database.transaction(
    async (transaction) => {
      const { rows: pieces } = await transaction.execute<Sent>(sql`
        with sent as (${left(year)})
        select sent.country, weight.grams, order_lines.product_name as name, sum(order_lines.quantity)::integer as count
        from sent
        join order_lines on order_lines.order_id = sent.id
        ${weighed(sql`packaging.product_id = order_lines.product_id`)}
        group by 1, 2, 3`)
      const { rows: parcels } = await transaction.execute<Sent>(sql`
        with sent as (${left(year)})
        select sent.country, weight.grams, coalesce(parcel.box, '') as name, count(*)::integer as count
        from sent
        cross join lateral (
          select each ->> 'box' as box from jsonb_array_elements(sent.parcels -> 'parcels') as each
          union all
          select null where sent.parcels is null
        ) as parcel
        ${weighed(sql`packaging.box = parcel.box`)}
        where not sent.is_handed_over
        group by 1, 2, 3`)
      const countries = new Map<string, CountryOfYear>()
      const unknown = new Map<string, number>()
      const take = (sent: Sent, what: 'pieces' | 'parcels') => {
        const { grams, name, count } = sent
        // What isn't a country that we know stays as it was written.
        const country = countryCodeOf(sent.country) ?? sent.country
        const so = countries.get(country) ?? blank(country)
        countries.set(country, so)
        so[what] += count
        if (grams) {
          const sum = what === 'pieces' ? 'ofProducts' : 'ofParcels'
          so[sum] = addGrams(so[sum], grams, count)
          return
        }
        so[what === 'pieces' ? 'unknownPieces' : 'unknownParcels'] += count
        unknown.set(name, (unknown.get(name) ?? 0) + count)
      }
      for (const sent of pieces) take(sent, 'pieces')
      for (const sent of parcels) take(sent, 'parcels')
      return {
        year,
        countries: [...countries.values()].toSorted((one, other) => (one.country < other.country ? -1 : 1)),
        unknown: [...unknown]
          .map(([name, count]) => ({ name, count }))
          .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1)),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const blank = (country: string): CountryOfYear => ({
  country,
  parcels: 0,
  pieces: 0,
  ofProducts: {},
  ofParcels: {},
  unknownPieces: 0,
  unknownParcels: 0,
})
