import type { CarrierConfig } from '../../../server/config.ts'
import type { ParcelRequest, ParcelSize } from '../carrier.ts'

/** What ShipX is sent for a parcel. The reference stands in two fields: it is printed by the one, and looked for by the other. */
export function shipmentBody({ sender, sendingMethod }: CarrierConfig, asked: ParcelRequest): object {
  const { reference, service, point, size, receiver } = asked
  const isLocker = service === 'locker'
  return {
    service: isLocker ? 'inpost_locker_standard' : 'inpost_courier_standard',
    reference,
    external_customer_id: reference,
    receiver: {
      first_name: receiver.firstName.slice(0, 50),
      last_name: receiver.lastName.slice(0, 50),
      ...(receiver.company && { company_name: receiver.company.slice(0, 100) }),
      email: receiver.email,
      phone: receiver.phone,
      ...(!isLocker && { address: addressOf(receiver.address, receiver.town, receiver.postalCode) }),
    },
    ...(sender.phone && {
      sender: {
        company_name: sender.name.slice(0, 100),
        email: sender.email,
        phone: sender.phone,
        address: addressOf(sender.street, sender.town, sender.postalCode),
      },
    }),
    parcels: [parcelOf(size, isLocker)],
    custom_attributes: {
      // The door's parcels are fetched by a courier.
      sending_method: isLocker ? sendingMethod : 'dispatch_order',
      ...(isLocker && { target_point: point }),
    },
  }
}

/** Lockers go by templates; a courier measures. */
function parcelOf({ template, measures, weight }: ParcelSize, isLocker: boolean): object {
  const amount = { weight: { amount: (weight / 1_000).toFixed(2), unit: 'kg' } }
  if (isLocker && template) return { template, ...amount }
  const { length, width, height } = measures ?? { length: 640, width: 380, height: 410 }
  return { dimensions: { length, width, height, unit: 'mm' }, ...amount, is_non_standard: false }
}

/** ShipX wants street and number apart; where the number isn't at the end, it stays with the street. */
function addressOf(street: string, city: string, postCode: string): object {
  const words = street.trim().split(/\s+/)
  const from = words.findLastIndex((word, at) => at > 0 && /^\d/.test(word))
  const isApart = from > 0 && words.length - from <= 3
  return {
    ...(isApart
      ? { street: words.slice(0, from).join(' '), building_number: words.slice(from).join(' ') }
      : { line1: words.join(' ') }),
    city,
    post_code: postCode,
    country_code: 'PL',
  }
}

/** Where parcels are fetched. */
export const collectionBody = ({ sender }: CarrierConfig, ids: string[]): object => ({
  shipments: ids.map(Number),
  name: sender.name.slice(0, 100),
  phone: sender.phone,
  email: sender.email,
  address: addressOf(sender.street, sender.town, sender.postalCode),
})
