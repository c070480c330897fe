import { money, type Money } from '../kernel/money.ts'
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
  minWeight: Grams
  /** Null: as heavy as it may be. */
  maxWeight: Grams | null
  cost: Money
  isActive: boolean
}

/** What holds when no rate fits, or none is known; also what a new shop's rates are. */
export const fallbackRates: Rate[] = [
  fallback('pickup_point', 0, 2_000, 1299),
  fallback('pickup_point', 2_000, 10_000, 1899),
  fallback('pickup_point', 10_000, null, 2599),
  fallback('home', 0, 2_000, 1599),
  fallback('home', 2_000, 10_000, 2599),
  fallback('home', 10_000, null, 3599),
]

function fallback(deliveryType: DeliveryType, minWeight: Grams, maxWeight: Grams | null, cost: number): Rate {
  return { deliveryType, minWeight, maxWeight, cost: money(cost), isActive: true }
}

/** What it costs to send this weight in this way: the fitting rate that begins lowest decides. */
export function shippingCost(method: ShippingMethod, weight: Grams, rates: Rate[]): Money {
  const deliveryType = deliveryTypeOf(method)
  const rate = fittingRate(deliveryType, weight, rates) ?? fittingRate(deliveryType, weight, fallbackRates)
  if (!rate) throw new RangeError(`no rate for ${weight} g`)
  return rate.cost
}

/** The one that decides, if any of them fits. */
export function fittingRate<Known extends Rate>(
  deliveryType: DeliveryType,
  weight: Grams,
  rates: Known[],
): Known | undefined {
  return rates
    .filter((rate) => rate.isActive && rate.deliveryType === deliveryType)
    .toSorted((one, other) => one.minWeight - other.minWeight)
    .find(({ minWeight, maxWeight }) => minWeight <= weight && weight <= (maxWeight ?? Infinity))
}
