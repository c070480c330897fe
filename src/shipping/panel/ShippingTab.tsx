import { useQuery } from '@tanstack/react-query'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { ListWithForm } from '../../panel-kit/lists/ListWithForm.tsx'
import { useEditing, type Editing } from '../../panel-kit/forms/useEditing.ts'
import { homeCountry, type CountryCode } from '../../kernel/countries.ts'
import { inPolishOrder, formatCountries, type AdminShippingRate } from '../shipping-rate.ts'
import { deliveryTypes } from '../shipping.ts'
import { RateForm } from './RateForm.tsx'
import { ShippingPlaces } from './ShippingPlaces.tsx'
import { shippingRatesQuery } from './shipping-rates.query.ts'
import { RateGroup } from './RateGroup.tsx'

/** Shipping rates, by country, delivery type and weight. */
export function ShippingTab() {
  const { data: rates } = useQuery(shippingRatesQuery)
  const editing = useEditing()
  const edited = rates?.find(({ id }) => id === editing.id)
  return (
    <>
      <ShippingPlaces shown="shipping" />
      <ListWithForm
        editing={editing}
        newLabel="Nowa stawka wysyłki"
        editLabel="Edycja stawki wysyłki"
        form={(editing.id === undefined || rates) && <RateForm rate={edited} editing={editing} />}
        isGone={rates !== undefined && editing.id !== undefined && !edited}
        listLabel="Stawki wysyłki"
      >
        <RateGroups editing={editing} />
      </ListWithForm>
    </>
  )
}

function RateGroups({ editing }: { editing: Editing }) {
  const { data: rates, error, refetch } = useQuery(shippingRatesQuery)
  if (!rates) return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie stawek" />
  return (
    <div className="space-y-12">
      {ratesByCountry(rates).map((group) => (
        <CountryRates key={group.countries[0]} of={group} editedId={editing.id} />
      ))}
    </div>
  )
}

/** Countries with the same rates. */
interface RatesOfCountries {
  countries: [CountryCode, ...CountryCode[]]
  rates: AdminShippingRate[]
}

/** Poland first, even without a rate; then the others, grouped by equal rates. */
function ratesByCountry(rates: AdminShippingRate[]): RatesOfCountries[] {
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

/** The rates of some countries, by delivery type. */
function CountryRates({ of: { countries, rates }, editedId }: { of: RatesOfCountries; editedId: number | undefined }) {
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
