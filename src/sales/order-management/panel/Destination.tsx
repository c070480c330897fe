import { formatCountry } from '../../../kernel/countries.ts'
import type { OrderRecord } from '../order-details.ts'

type Where = Pick<OrderRecord, 'shippingAddress' | 'pickupPoint'>

/** Whether it is known where the parcel goes. An order without an address that can be read shows none. */
export const hasDestination = ({ shippingAddress, pickupPoint }: Where): boolean =>
  Boolean(pickupPoint) || Boolean(shippingAddress?.address && shippingAddress.city)

/** Where the parcel goes: the locker's code and place, or the address. */
export function Destination({ order: { shippingAddress, pickupPoint } }: { order: Where }) {
  if (pickupPoint) {
    const { line1, line2 } = pickupPoint.address ?? {}
    return (
      <>
        <p className="font-medium">Punkt odbioru {pickupPoint.name}</p>
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
