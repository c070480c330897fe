import { readMoney } from '../kernel/money.ts'
import type { Grams } from '../kernel/weight.ts'
import type { ShippingRate } from './shipping-rate.ts'
import type { Rate } from './shipping.ts'

/** A rate from the server, as delivery is reckoned by it. */
export function readRate(rate: Omit<ShippingRate, 'id'>): Rate {
  const { deliveryType, countries, minWeight, maxWeight, cost, isActive, freeFrom, daysFrom, daysTo } = rate
  return {
    deliveryType,
    countries,
    minWeight: gramsOf(minWeight),
    maxWeight: maxWeight === null ? null : gramsOf(maxWeight),
    cost: readMoney(cost),
    isActive,
    ...(freeFrom !== undefined && { freeFrom: readMoney(freeFrom) }),
    ...(daysFrom !== undefined && daysTo !== undefined && { days: { from: daysFrom, to: daysTo } }),
  }
}

const gramsOf = (told: number): Grams => Math.round(told * 1_000)
