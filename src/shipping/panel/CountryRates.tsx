import { homeCountry, type CountryCode } from '../../kernel/countries.ts'
import { inPolishOrder, formatCountries, type AdminShippingRate } from '../shipping-rate.ts'
import { deliveryTypes } from '../shipping.ts'
import { RateGroup } from './RateGroup.tsx'

/** Countries for which the same rates are kept. */
export interface RatesOfCountries {
  countries: [CountryCode, ...CountryCode[]]
  rates: AdminShippingRate[]
}

/** Poland first, though it had no rate of its own; then the others, those alike together. */
export function ratesByCountry(rates: AdminShippingRate[]): RatesOfCountries[] {
  const named = new Set<CountryCode>([homeCountry, ...rates.flatMap(({ countries }) => countries)])
  const ratesOf = (country: CountryCode) => rates.filter(({ countries }) => countries.includes(country))
  const alike = Map.groupBy(inPolishOrder([...named]), (country) =>
    country === homeCountry
      ? country
      : ratesOf(country)
          .map(({ id }) => id)
          .join(),
  )
  return [...alike.values()].map((countries) => ({
    countries: countries as RatesOfCountries['countries'],
    rates: ratesOf(countries[0] as CountryCode),
  }))
}

/** What is kept for some countries, by each way that leads there. */
export function CountryRates({
  of: { countries, rates },
  editedId,
}: {
  of: RatesOfCountries
  editedId: number | undefined
}) {
  const name = formatCountries(countries)
  return (
    <section aria-label={name}>
      <h3 className="mb-4 text-base font-medium">{name}</h3>
      <div className="space-y-8">
        {deliveryTypes
          .filter((type) => type === 'home' || countries.includes(homeCountry))
          .map((type) => (
            <RateGroup key={type} deliveryType={type} countries={countries} rates={rates} editedId={editedId} />
          ))}
      </div>
    </section>
  )
}
