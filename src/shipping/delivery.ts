import type { CountryCode } from '../kernel/countries.ts'
import { money, type Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Grams } from '../kernel/weight.ts'
import { ownBoxes, type Box } from './boxes/own-boxes.ts'
import { packFor } from './parcels-of.ts'
import { packed, type Packed, type Piece } from './parcels.ts'
import { rateFor, type DeliveryProblem, type Rate, type ShippingMethod } from './shipping.ts'

/** What is to be sent. */
export interface Goods {
  /** Without packaging. */
  net: Grams
  kinds: Packed[]
}

/** These lines, as they are sent. */
export const goodsOf = (lines: (Piece & { quantity: number })[]): Goods => ({
  net: lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0),
  kinds: lines.map(packed),
})

/**
 * What it costs to send goods in a way to a country, or why that isn't possible. Whoever has named boxes pays by the parcel, so the price
 * is the sum of what each parcel costs by its weight; without boxes it is found by the net weight of all.
 */
export function deliveryCost(
  method: ShippingMethod,
  country: CountryCode | undefined,
  { net, kinds }: Goods,
  rates: Rate[],
  boxes: readonly Box[] = ownBoxes.now(),
): Outcome<Money, DeliveryProblem> {
  const weights = boxes.length === 0 ? [net] : packFor(method, kinds, boxes).map(({ weight }) => weight)
  let sum = 0
  for (const [weight, { length }] of Map.groupBy(weights, (one) => one)) {
    const rate = rateFor(method, country, weight, rates)
    if (!rate.ok) return rate
    sum += rate.value.cost * length
  }
  return done(money(sum))
}
