import type { CountryCode } from '../kernel/countries.ts'
import { live } from '../kernel/live.ts'

/** To which of the countries with a rate we deliver; null: to all of them. */
export type DeliveryLimit = readonly CountryCode[] | null

export const deliveryLimit = live<DeliveryLimit>('delivery-countries', null)
