import { formatWeight } from '../../../i18n/format.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import type { OrderRecord } from '../order-details.ts'

/** How many parcels it takes, and what they weigh. That it is one needs no saying. */
export function Parcels({ order: { parcels } }: { order: Pick<OrderRecord, 'parcels'> }) {
  const count = parcels.reduce((sum, parcel) => sum + parcel.quantity, 0)
  if (count < 2) return null
  const weights = parcels.map((parcel) => {
    const weight = formatWeight(parseWeight(parcel.weight), 'pl')
    return parcel.quantity === 1 ? weight : `${parcel.quantity}\u00A0×\u00A0${weight}`
  })
  return (
    <p className="mt-2 tabular-nums">
      Paczki: {count} ({weights.join(', ')} z{'\u00A0'}opakowaniem)
    </p>
  )
}
