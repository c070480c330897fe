import * as z from 'zod/mini'
import { countryCodes, countryIn, homeCountry, type CountryCode } from '../kernel/countries.ts'
import { failure } from '../kernel/outcome.ts'
import { amount, kilograms, optionalAmount, optionalText } from '../schemas/panel-fields.ts'
import { deliveryTypes, type DeliveryType, type Rate } from './shipping.ts'
import { rowVersion } from '../schemas/row-version.ts'
import { atLeastOneCountry, countriesField } from './zones/countries-field.ts'

const heaviest = 100_000

/** The zones that a rate names beside countries, by their numbers. */
const zones = z.pipe(
  z.array(z.int('Wybierz strefy z listy'), 'Wybierz strefy z listy').check(z.maxLength(100, 'Wybierz strefy z listy')),
  z.transform((chosen) => [...new Set(chosen)].toSorted((one, other) => one - other)),
)

/** Where there are no countries, it has to be zones. */
const isSomewhere = z.refine<{ countries?: CountryCode[] | undefined; zones?: number[] | undefined }>(
  ({ countries, zones: named = [] }) => countries?.length !== 0 || named.length > 0,
  { error: atLeastOneCountry, path: ['countries'] },
)

const workingDays = z.nullable(
  z.int('Wpisz liczbę dni').check(z.minimum(0, 'Najmniej 0'), z.maximum(60, 'Najwyżej 60')),
)

const fields = {
  deliveryType: z.enum(deliveryTypes, 'Wybierz sposób dostawy'),
  countries: countriesField,
  zones,
  minWeight: kilograms(heaviest, { required: 'Minimalna waga jest wymagana', from: 0 }),
  /** Null: no upper limit. */
  maxWeight: z.nullable(kilograms(heaviest, { required: 'Waga musi być liczbą kilogramów' })),
  cost: amount('Koszt przesyłki jest wymagany'),
  /** Nothing, and null, where it is never free. */
  freeFrom: z.pipe(
    optionalAmount,
    z.transform((given) => given || null),
  ),
  daysFrom: workingDays,
  daysTo: workingDays,
  description: optionalText(500),
  isActive: z.boolean(),
}

/** A new rate, as the panel's form sends it. */
export const shippingRateDraft = z
  .object({
    ...fields,
    deliveryType: z._default(fields.deliveryType, 'home'),
    /** Poland, where neither countries nor zones are named. */
    countries: z.optional(fields.countries),
    zones: z._default(fields.zones, []),
    maxWeight: z._default(fields.maxWeight, null),
    freeFrom: z._default(fields.freeFrom, null),
    daysFrom: z._default(fields.daysFrom, null),
    daysTo: z._default(fields.daysTo, null),
    description: z._default(fields.description, null),
    isActive: z._default(fields.isActive, true),
  })
  .check(isSomewhere)
export type ShippingRateDraft = z.output<typeof shippingRateDraft>

/** A change names only the fields that it changes; with `version` it refuses to overwrite another's change. */
export const shippingRateChanges = z.partial(z.object({ ...fields, version: rowVersion() })).check(isSomewhere)
export type ShippingRateChanges = z.output<typeof shippingRateChanges>

/** A rate as everybody sees it: weights in kilograms. */
export const shippingRate = z.object({
  id: z.int(),
  deliveryType: z.enum(deliveryTypes),
  /** Where it holds, be it named or in a zone: codes of ISO 3166. */
  countries: z.array(z.enum(countryCodes)),
  minWeight: z.number(),
  maxWeight: z.nullable(z.number()),
  cost: z.string(),
  isActive: z.boolean(),
  /** The value of goods from which on it costs nothing, where there is one. */
  freeFrom: z.optional(z.string()),
  /** How many working days a parcel is on its way, where that is known. */
  daysFrom: z.optional(z.int()),
  daysTo: z.optional(z.int()),
})
export type ShippingRate = z.infer<typeof shippingRate>

/** The same as the panel sees it. */
export const adminShippingRate = z.extend(shippingRate, {
  description: z.nullable(z.string()),
  version: z.int(),
  /** Where it names zones: which, and the countries that it names beside. */
  zones: z.optional(z.array(z.int())),
  namedCountries: z.optional(z.array(z.enum(countryCodes))),
})
export type AdminShippingRate = z.infer<typeof adminShippingRate>

/** The panel's name of a rate: its delivery type, countries and weights. */
export function nameOfRate({ deliveryType, countries, minWeight, maxWeight }: ShippingRate): string {
  const range = maxWeight === null ? `od ${minWeight} kg` : `${minWeight}–${maxWeight} kg`
  const where = countries.every((code) => code === homeCountry) ? [] : [formatCountries(countries)]
  return [waysInPolish[deliveryType], ...where, range.replaceAll('.', ',')].join(', ')
}

/** In the panel's words and order, Poland first. */
export const formatCountries = (chosen: readonly CountryCode[]): string =>
  inPolishOrder(chosen).map(formatInPolish).join(', ')

export const inPolishOrder = (chosen: readonly CountryCode[]): CountryCode[] =>
  chosen.toSorted(
    (one, other) =>
      Number(other === homeCountry) - Number(one === homeCountry) ||
      formatInPolish(one).localeCompare(formatInPolish(other), 'pl'),
  )

const formatInPolish = (code: CountryCode) => countryIn('pl-PL', code)

const waysInPolish = { home: 'Do domu', pickup_point: 'Do punktu odbioru' } satisfies Record<DeliveryType, string>

export const shippingRateNotFound = failure('shipping_rate_not_found', 'missing')
export const shippingRateChangedMeanwhile = failure('shipping_rate_changed_meanwhile', 'conflict')
const shippingRateReversed = failure('shipping_rate_reversed', 'rule', 'maxWeight')
const rateWithoutCountries = failure('shipping_rate_without_countries', 'rule', 'countries')
export const zoneOfRateNotFound = failure('shipping_zone_of_rate_not_found', 'rule', 'countries')
const lockersAbroad = failure('lockers_abroad', 'rule', 'countries')
const rateDaysReversed = failure('shipping_rate_days_reversed', 'rule', 'daysTo')
export type RateProblem =
  | typeof shippingRateReversed
  | typeof lockersAbroad
  | typeof rateDaysReversed
  | typeof rateWithoutCountries
  | typeof zoneOfRateNotFound

/** What is wrong with a rate whose single fields are valid. */
export function problemOfRate(
  rate: Pick<Rate, 'deliveryType' | 'countries' | 'minWeight' | 'maxWeight'> &
    Pick<ShippingRateDraft, 'daysFrom' | 'daysTo' | 'zones'>,
): RateProblem | undefined {
  const { daysFrom, daysTo } = rate
  if ((daysFrom === null) !== (daysTo === null) || (daysFrom ?? 0) > (daysTo ?? 0)) return rateDaysReversed
  if (rate.maxWeight !== null && rate.maxWeight < rate.minWeight) return shippingRateReversed
  if (rate.countries.length + rate.zones.length === 0) return rateWithoutCountries
  const isAbroad = rate.zones.length > 0 || rate.countries.some((code) => code !== homeCountry)
  return rate.deliveryType === 'pickup_point' && isAbroad ? lockersAbroad : undefined
}
