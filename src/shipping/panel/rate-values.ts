import { homeCountry, type CountryCode } from '../../kernel/countries.ts'
import type { AdminShippingRate } from '../shipping-rate.ts'
import type { DeliveryType } from '../shipping.ts'

/** A rate as its form holds it. */
export interface RateValues {
  deliveryType: DeliveryType
  countries: CountryCode[]
  /** Empty until a weight is typed. */
  minWeight: number | ''
  maxWeight: number | null
  cost: string
  description: string
  isActive: boolean
}

export const blank: RateValues = {
  deliveryType: 'home',
  countries: [homeCountry],
  minWeight: '',
  maxWeight: null,
  cost: '',
  description: '',
  isActive: true,
}

export const valuesOf = ({
  id: _id,
  version: _version,
  cost,
  description,
  ...rate
}: AdminShippingRate): RateValues => ({
  ...rate,
  cost: cost.replace('.', ','),
  description: description ?? '',
})

/** What was chosen for couriers before a locker was leads nowhere. */
export const withoutLockersAbroad = (sent: Partial<RateValues>, { deliveryType }: RateValues): Partial<RateValues> =>
  deliveryType === 'pickup_point' && (sent.deliveryType || sent.countries)
    ? { ...sent, countries: [homeCountry] }
    : sent
