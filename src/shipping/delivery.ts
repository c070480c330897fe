import type { CountryCode } from '../kernel/countries.ts'
import { money, type Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Grams } from '../kernel/weight.ts'
import { ownBoxes, type Box } from './boxes/own-boxes.ts'
import type { WorkingDays } from './dispatch.ts'
import { freeOffer, type FreeOffer } from './free-delivery.ts'
import { packFor } from './parcels-of.ts'
import { packed, type Packed, type Piece } from './parcels.ts'
import { costAt, deliveryTypeOf, rateFor, type DeliveryProblem, type Rate, type ShippingMethod } from './shipping.ts'

/** What is to be sent. */
export interface Goods {
  /** Without packaging. */
  net: Grams
  kinds: Packed[]
  /** What is paid for them, less the discount. */
  worth: Money
}

/** These lines, as they are sent. */
export const goodsOf = (lines: (Piece & { quantity: number })[], worth: Money): Goods => ({
  net: lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0),
  kinds: lines.map(packed),
  worth,
})

/**
 * The weights by which goods are charged. Whoever has named boxes pays by the parcel, so each parcel has its own; without boxes it is the
 * net weight of all.
 */
const chargedWeights = (method: ShippingMethod, { net, kinds }: Goods, boxes: readonly Box[]): Grams[] =>
  boxes.length === 0 ? [net] : packFor(method, kinds, boxes).map(({ weight }) => weight)

/** How goods are delivered. */
export interface Delivered {
  cost: Money
  /** How long they are on their way. Null: nobody has said. */
  days: WorkingDays | null
}

/** What it costs to send goods in a way to a country, and how long it takes, or why that isn't possible. */
export function deliveryTo(
  method: ShippingMethod,
  country: CountryCode | undefined,
  goods: Goods,
  rates: Rate[],
  boxes: readonly Box[] = ownBoxes.now(),
): Outcome<Delivered, DeliveryProblem> {
  let sum = 0
  let days: WorkingDays | null = { from: 0, to: 0 }
  for (const [weight, { length }] of Map.groupBy(chargedWeights(method, goods, boxes), (one) => one)) {
    const rate = rateFor(method, country, weight, rates)
    if (!rate.ok) return rate
    sum += costAt(rate.value, goods.worth) * length
    const { days: own } = rate.value
    // All of it has come when the last parcel has.
    days = days && own ? { from: Math.max(days.from, own.from), to: Math.max(days.to, own.to) } : null
  }
  return done({ cost: money(sum), days })
}

/** What still lacks for free delivery, and up to which weight that holds. Undefined: it is free already, or never is. */
export function missingForFree(
  method: ShippingMethod,
  country: CountryCode | undefined,
  goods: Goods,
  rates: Rate[],
  boxes: readonly Box[] = ownBoxes.now(),
): { missing: Money; upTo: FreeOffer['upTo'] } | undefined {
  if (!country || !rateFor(method, country, 0, rates).ok) return undefined
  const heaviest = Math.max(...chargedWeights(method, goods, boxes))
  const offer = freeOffer(deliveryTypeOf(method), country, heaviest, rates)
  if (!offer || offer.from <= goods.worth) return undefined
  return { missing: money(offer.from - goods.worth), upTo: offer.upTo }
}
