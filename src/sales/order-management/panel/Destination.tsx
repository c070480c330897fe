import { formatCountry } from '../../../kernel/countries.ts'
import type { OrderRecord } from '../order-details.ts'
import { formatWeight } from '../../../i18n/format.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'

type Where = Pick<OrderRecord, 'shippingAddress' | 'pickupPoint'>

/** Whether there is an address to show: anonymised orders have none. */
export const hasDestination = ({ shippingAddress, pickupPoint }: Where): boolean =>
  Boolean(pickupPoint) || Boolean(shippingAddress?.address && shippingAddress.city)

/** The parcel locker, or the address. */
export function Destination({ order: { shippingAddress, pickupPoint } }: { order: Where }) {
  if (pickupPoint) {
    const { line1, line2 } = pickupPoint.address ?? {}
    return (
      <>
        <p className="font-medium">Punkt odbioru {nameOfPoint(pickupPoint)}</p>
        {line1 && <p>{line1}</p>}
        {line2 && <p>{line2}</p>}
      </>
    )
  }
  const { address, postalCode, city, country } = shippingAddress
  return (
    <>
      <p>{address}</p>
      <p>
        {postalCode} {city}
      </p>
      <p>{formatCountry(country, 'pl-PL')}</p>
    </>
  )
}

/** The number, boxes and weights of the parcels, if there are several or the shop has named its boxes. */
export function Parcels({ order: { parcels } }: { order: Pick<OrderRecord, 'parcels'> }) {
  const count = parcels.reduce((sum, parcel) => sum + parcel.quantity, 0)
  if (count < 2 && parcels.every(({ box }) => box === undefined)) return null
  const weights = parcels.map((parcel) => {
    const weight = [parcel.box, formatWeight(parseWeight(parcel.weight), 'pl')].filter(Boolean).join('\u00A0')
    return parcel.quantity === 1 ? weight : `${parcel.quantity}\u00A0×\u00A0${weight}`
  })
  return (
    <p className="mt-2 tabular-nums">
      Paczki: {count} ({weights.join(', ')} z{'\u00A0'}opakowaniem)
    </p>
  )
}
