import { homeCountry, type CountryCode } from '../kernel/countries.ts'
import { money, type Money } from '../kernel/money.ts'
import { done, failure, type Outcome } from '../kernel/outcome.ts'
import type { WorkingDays } from './dispatch.ts'
import { deliveryLimit } from './delivery-limit.ts'
import type { Grams } from '../kernel/weight.ts'

/** How a customer wants a parcel: at home, or from a locker. */
export const shippingMethods = ['home', 'inpost'] as const
export type ShippingMethod = (typeof shippingMethods)[number]

/** The same as rates name it. */
export const deliveryTypes = ['home', 'pickup_point'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

export const deliveryTypeOf = (method: ShippingMethod): DeliveryType => (method === 'inpost' ? 'pickup_point' : 'home')

export interface Rate {
  deliveryType: DeliveryType
  /** The countries in which it holds. */
  countries: readonly CountryCode[]
  minWeight: Grams
  /** Null: no upper limit. */
  maxWeight: Grams | null
  cost: Money
  isActive: boolean
  /** From this value of goods on it costs nothing. */
  freeFrom?: Money | null
  /** How long a parcel is on its way. */
  days?: WorkingDays | null
}

/** What a rate costs an order of this worth. */
export const costAt = ({ cost, freeFrom }: Rate, worth: Money): Money =>
  freeFrom && worth >= freeFrom ? money(0) : cost

/** What holds in Poland when no rate fits, or none is known; also what a new shop's rates are. */
export const fallbackRates: Rate[] = [
  fallback('pickup_point', 0, 2_000, 1299),
  fallback('pickup_point', 2_000, 10_000, 1899),
  fallback('pickup_point', 10_000, null, 2599),
  fallback('home', 0, 2_000, 1599),
  fallback('home', 2_000, 10_000, 2599),
  fallback('home', 10_000, null, 3599),
]

function fallback(deliveryType: DeliveryType, minWeight: Grams, maxWeight: Grams | null, cost: number): Rate {
  return { deliveryType, countries: [homeCountry], minWeight, maxWeight, cost: money(cost), isActive: true }
}

/** Why something isn't sent there. */
const countryNotServed = failure('country_not_served', 'rule', 'shippingAddress.country')
const noRateForWeight = failure('no_rate_for_weight', 'rule', 'shippingAddress.country')
const noLockersThere = failure('no_lockers_there', 'rule', 'shippingMethod')
export type DeliveryProblem = typeof countryNotServed | typeof noRateForWeight | typeof noLockersThere

/**
 * The rate that decides on a weight that is sent to a country, or why that isn't possible. Of several fitting rates the one that begins lowest decides.
 * Lockers and fallback prices exist in Poland alone; elsewhere a weight without a rate isn't sent.
 * @param country undefined: the address names no known country
 */
export function rateFor(
  method: ShippingMethod,
  country: CountryCode | undefined,
  weight: Grams,
  rates: Rate[],
): Outcome<Rate, DeliveryProblem> {
  if (!country || !servedCountries(rates).includes(country)) return countryNotServed
  if (method === 'inpost' && country !== homeCountry) return noLockersThere
  const rate = decidingRate(deliveryTypeOf(method), country, weight, rates)
  return rate ? done(rate) : noRateForWeight
}

/** What sending one weight costs. */
export function shippingCost(...asked: Parameters<typeof rateFor>): Outcome<Money, DeliveryProblem> {
  const rate = rateFor(...asked)
  return rate.ok ? done(rate.value.cost) : rate
}

/** Poland and the countries of all active rates, as far as the owner delivers there. */
export function servedCountries(rates: Rate[]): CountryCode[] {
  const limit = deliveryLimit.now()
  const withRate = new Set<CountryCode>([
    homeCountry,
    ...rates.filter(({ isActive }) => isActive).flatMap(({ countries }) => countries),
  ])
  return [...withRate].filter((country) => limit === null || limit.includes(country))
}

/** The rate that decides: one of the shop's, or in Poland that of the fallback. */
export function decidingRate(
  deliveryType: DeliveryType,
  country: CountryCode,
  weight: Grams,
  rates: Rate[],
): Rate | undefined {
  return fittingRate(deliveryType, country, weight, rates) ?? fittingRate(deliveryType, country, weight, fallbackRates)
}

/** The deciding one of these rates, if any fits. */
export function fittingRate<Known extends Rate>(
  deliveryType: DeliveryType,
  country: CountryCode,
  weight: Grams,
  rates: Known[],
): Known | undefined {
  return rates
    .filter((rate) => holdsFor(rate, deliveryType, country))
    .toSorted((one, other) => one.minWeight - other.minWeight)
    .find(({ minWeight, maxWeight }) => minWeight <= weight && weight <= (maxWeight ?? Infinity))
}

export const holdsFor = (rate: Rate, deliveryType: DeliveryType, country: CountryCode): boolean =>
  rate.isActive && rate.deliveryType === deliveryType && rate.countries.includes(country)
