import { printMoney } from '../kernel/money.ts'
import type { Grams } from '../kernel/weight.ts'
import { shippingCost, type Rate, type ShippingMethod } from './shipping.ts'

/** What sending this weight costs, and where to, in the words of schema.org. In how many days it comes, we don't promise. */
export function shippingData(
  weight: Grams,
  rates: Rate[],
  destinations: Readonly<Partial<Record<ShippingMethod, readonly string[]>>>,
) {
  return (Object.entries(destinations) as [ShippingMethod, readonly string[]][]).map(([method, countries]) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: printMoney(shippingCost(method, weight, rates)),
      currency: 'PLN',
    },
    shippingDestination: countries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country })),
  }))
}
