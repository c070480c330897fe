import { PanelTable } from '../../web/panel/PanelTable.tsx'
import { readRate, type AdminShippingRate } from '../shipping-rate.ts'
import type { DeliveryType } from '../shipping.ts'
import { bandWarnings, weightBands } from '../weight-bands.ts'
import { BandScale } from './BandScale.tsx'
import { BandWarnings } from './BandWarnings.tsx'
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
  rates: AdminShippingRate[]
  editedId: number | undefined
}

/** The rates of one way of sending, and what they come to together. */
export function RateGroup({ deliveryType, rates, editedId }: Props) {
  const name = deliveryTypeNames[deliveryType]
  const listed = rates.filter((rate) => rate.deliveryType === deliveryType)
  // In the order of the server, which decides between two that begin alike.
  const read = listed
    .toSorted((one, other) => one.minWeight - other.minWeight || one.id - other.id)
    .map((rate) => ({ id: rate.id, ...readRate(rate) }))
  return (
    <section aria-label={name}>
      <h3 className="text-base font-medium">{name}</h3>
      <BandScale bands={weightBands(deliveryType, read)} />
      <BandWarnings warnings={bandWarnings(deliveryType, read)} hasRates={read.some(({ isActive }) => isActive)} />
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
