import { money, type Money } from './money.ts'
import type { Grams } from './weight.ts'

/** The unit price that the law wants beside every price; half a grosz is rounded up. */
export function pricePerKilogram(amount: Money, weight: Grams): Money {
  return money(Math.floor((amount * 1000 + weight / 2) / weight))
}
