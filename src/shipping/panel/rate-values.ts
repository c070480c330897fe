import { homeCountry } from '../../kernel/countries.ts'
import type { AdminShippingRate } from '../shipping-rate.ts'

/** A rate as its form holds it. The least weight is empty until one is typed. */
export type RateValues = Omit<
  AdminShippingRate,
  'id' | 'version' | 'minWeight' | 'description' | 'freeFrom' | 'daysFrom' | 'daysTo' | 'zones' | 'namedCountries'
> & {
  minWeight: number | ''
  description: string
  freeFrom: string
  daysFrom: number | null
  daysTo: number | null
  zones: number[]
}

export const blankRate: RateValues = {
  deliveryType: 'home',
  countries: [homeCountry],
  zones: [],
  minWeight: '',
  maxWeight: null,
  cost: '',
  freeFrom: '',
  daysFrom: null,
  daysTo: null,
  description: '',
  isActive: true,
}

export const valuesOfRate = ({
  id: _id,
  version: _version,
  namedCountries,
  ...rate
}: AdminShippingRate): RateValues => ({
  ...rate,
  countries: namedCountries ?? rate.countries,
  zones: rate.zones ?? [],
  cost: rate.cost.replace('.', ','),
  freeFrom: rate.freeFrom?.replace('.', ',') ?? '',
  daysFrom: rate.daysFrom ?? null,
  daysTo: rate.daysTo ?? null,
  description: rate.description ?? '',
})

/**
 * Where a rate holds is sent whole. Lockers are in Poland alone, so what was chosen for couriers is dropped.
 * @param sent what of the form is sent
 */
export function withPlaces(sent: Partial<RateValues>, values: RateValues): Partial<RateValues> {
  if (values.deliveryType === 'pickup_point' && (sent.deliveryType || sent.countries || sent.zones))
    return { ...sent, countries: [homeCountry], ...(values.zones.length > 0 && { zones: [] }) }
  if (!sent.countries && !sent.zones) return sent
  return { ...sent, countries: values.countries, zones: values.zones }
}
