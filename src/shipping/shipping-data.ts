import { homeCountry, isSettled, type CountryCode } from '../kernel/countries.ts'
import { printMoney } from '../kernel/money.ts'
import type { Grams } from '../kernel/weight.ts'
import { servedCountries, shippingCost, type Rate, type ShippingMethod } from './shipping.ts'

/** What sending this weight costs, and where to, in the words of schema.org. In how many days it comes, we don't promise. */
export function shippingData(weight: Grams, rates: Rate[], fitsLocker: boolean) {
  return [
    ...detailsOf('home', weight, rates, servedCountries(rates)),
    ...(fitsLocker ? detailsOf('inpost', weight, rates, [homeCountry]) : []),
  ]
}

/** Countries to which it costs the same are told together; where it isn't sent, there is nothing to tell. */
function detailsOf(method: ShippingMethod, weight: Grams, rates: Rate[], countries: CountryCode[]) {
  const costs = countries.filter(isSettled).flatMap((country) => {
    const cost = shippingCost(method, country, weight, rates)
    return cost.ok ? [{ country, value: printMoney(cost.value) }] : []
  })
  return [...Map.groupBy(costs, ({ value }) => value)].map(([value, alike]) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'PLN' },
    shippingDestination: alike.map(({ country }) => ({ '@type': 'DefinedRegion', addressCountry: country })),
  }))
}
