import { homeCountry } from '../../kernel/countries.ts'
import { PanelTable } from '../../web/panel/PanelTable.tsx'
import { readRate, sayCountries, type AdminShippingRate } from '../shipping-rate.ts'
import type { DeliveryType } from '../shipping.ts'
import { bandWarnings, weightBands } from '../weight-bands.ts'
import { BandScale } from './BandScale.tsx'
import { BandWarnings } from './BandWarnings.tsx'
import type { RatesOfCountries } from './CountryRates.tsx'
import { RateRow } from './RateRow.tsx'
import { deliveryTypeNames } from './shipping-words.ts'

const columns = [
  { label: 'Waga' },
  { label: 'Koszt', isNumber: true },
  { label: 'Opis' },
  { label: 'Stan' },
  { label: 'Działania' },
]

interface Props {
  deliveryType: DeliveryType
  /** All of which have just these rates. */
  countries: RatesOfCountries['countries']
  rates: AdminShippingRate[]
  editedId: number | undefined
}

/** The rates of one way of sending to some countries, and what they come to together. */
export function RateGroup({ deliveryType, countries, rates, editedId }: Props) {
  const [country] = countries
  const name = deliveryTypeNames[deliveryType]
  const listed = rates.filter((rate) => rate.deliveryType === deliveryType)
  // In the order of the server, which decides between two that begin alike.
  const read = listed
    .toSorted((one, other) => one.minWeight - other.minWeight || one.id - other.id)
    .map((rate) => ({ id: rate.id, ...readRate(rate) }))
  return (
    <section aria-label={country === homeCountry ? name : `${name}: ${sayCountries(countries)}`}>
      <h4 className="text-sm text-mid">{name}</h4>
      <BandScale bands={weightBands(deliveryType, country, read)} />
      <BandWarnings
        warnings={bandWarnings(deliveryType, country, read)}
        hasRates={read.some(({ isActive }) => isActive)}
      />
      {listed.length > 0 && (
        <div className="mt-4">
          <PanelTable label={name} columns={columns}>
            {listed.map((rate) => (
              <RateRow key={rate.id} rate={rate} isEdited={rate.id === editedId} />
            ))}
          </PanelTable>
        </div>
      )}
    </section>
  )
}
