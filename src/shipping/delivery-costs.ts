import { homeCountry, type CountryCode } from '../kernel/countries.ts'
import { deliveryTypes, servedCountries, type DeliveryType, type Rate } from './shipping.ts'
import { weightBands, type Weights } from './weight-bands.ts'

/** What weights cost in each way of sending them, both ends included. Null: not sent in this way. */
export type DeliveryCosts = Weights &
  Record<DeliveryType, Rate['cost'] | null> & {
    /** What the owner promises besides. */
    promised?: Partial<Record<DeliveryType, Pick<Rate, 'freeFrom' | 'days'>>>
  }

/** Countries to which it costs the same, whatever it weighs. */
export interface CostsOfCountries {
  countries: CountryCode[]
  costs: DeliveryCosts[]
}

/** What sending costs to wherever we send, Poland first. */
export function deliveryCosts(rates: Rate[]): CostsOfCountries[] {
  const alike = Map.groupBy(servedCountries(rates), (country) => JSON.stringify(costsTo(country, rates)))
  return [...alike].map(([costs, countries]) => ({ countries, costs: JSON.parse(costs) as DeliveryCosts[] }))
}

/** Every weight, from nothing to however heavy; a new row begins where the cost of either way changes. */
function costsTo(country: CountryCode, rates: Rate[]): DeliveryCosts[] {
  const bandsOf = (type: DeliveryType) =>
    type === 'home' || country === homeCountry ? weightBands(type, country, rates) : []
  const bands = { home: bandsOf('home'), pickup_point: bandsOf('pickup_point') }
  const starts = new Set(deliveryTypes.flatMap((type) => bands[type].map(({ from }) => from)))
  const rows: DeliveryCosts[] = []
  for (const from of [...starts].toSorted((one, other) => one - other)) {
    const bandAt = (type: DeliveryType) => bands[type].findLast((band) => band.from <= from)
    const costAt = (type: DeliveryType) => bandAt(type)?.cost ?? null
    const promised: NonNullable<DeliveryCosts['promised']> = {}
    for (const type of deliveryTypes) {
      const { freeFrom, days } = bandAt(type)?.rate ?? {}
      if (freeFrom || days) promised[type] = { ...(freeFrom && { freeFrom }), ...(days && { days }) }
    }
    const costs = {
      home: costAt('home'),
      pickup_point: costAt('pickup_point'),
      ...(Object.keys(promised).length > 0 && { promised }),
    }
    const last = rows.at(-1)
    const isSame = last && JSON.stringify(costs) === JSON.stringify(costsIn(last))
    if (isSame) continue
    if (last) last.to = from - 1
    rows.push({ ...costs, from, to: null })
  }
  return rows
}

const costsIn = ({ from: _from, to: _to, ...costs }: DeliveryCosts) => costs
