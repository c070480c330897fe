import type { CountryCode } from '../kernel/countries.ts'
import { live } from '../kernel/live.ts'

/** A member state, or Northern Ireland, whose rules for goods are the Union's. */
export type VatState = CountryCode | 'XI'

export interface DestinationRate {
  country: VatState
  /** Null: of all products that have none of their own there. */
  productId: number | null
  /** Per cent, with one decimal at most. */
  rate: number
  /** The first day on which it holds. */
  from: string
}

/** How consumers in other member states are taxed. */
export interface DestinationTax {
  /** The day since which they are charged their own country's rates (OSS); null: they aren't. */
  since: string | null
  rates: readonly DestinationRate[]
}

export const destinationTax = live<DestinationTax>('destination-tax', { since: null, rates: [] })

/** The rate of a product in a country on a day: its own, or else the country's; undefined: nobody has confirmed one. */
export function destinationRateOf(
  rates: readonly DestinationRate[],
  country: VatState,
  productId: number | null,
  day: string,
): number | undefined {
  const latest = (own: number | null) =>
    rates
      .filter((one) => one.country === country && one.productId === own && one.from <= day)
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.rate
  return (productId === null ? undefined : latest(productId)) ?? latest(null)
}
