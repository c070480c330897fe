import { printPromotion, type RunningPromotion } from '../../catalog/prices/reduction.ts'
import { money, printMoney, type Money } from '../../kernel/money.ts'
import type { Grams } from '../../kernel/weight.ts'
import type { Quote } from './checkout.ts'

interface Line {
  id: number
  price: Money
  weight: Grams | null
  quantity: number
}

/** What an order comes to: lines + shipping − discount. */
export interface Totals {
  subtotal: Money
  shippingCost: Money
  discountAmount: Money
  total: Money
}

export const subtotalOf = (lines: Pick<Line, 'price' | 'quantity'>[]): Money =>
  money(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))

export const weightOf = (lines: Pick<Line, 'weight' | 'quantity'>[]): Grams =>
  lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0)

export function totalsOf(lines: Line[], shippingCost: Money, discountAmount: Money): Totals {
  const subtotal = subtotalOf(lines)
  return { subtotal, shippingCost, discountAmount, total: money(subtotal + shippingCost - discountAmount) }
}

/** More than that, no provider takes at once. */
export const mostExpensiveOrder = money(99_999_999)

export function printQuote(totals: Totals, lines: (Line & { promotion: RunningPromotion | null })[]): Quote {
  return {
    subtotal: printMoney(totals.subtotal),
    shippingCost: printMoney(totals.shippingCost),
    discountAmount: printMoney(totals.discountAmount),
    total: printMoney(totals.total),
    lines: lines.map(({ id, price, quantity, promotion }) => ({
      id,
      price: printMoney(price),
      quantity,
      promotion: printPromotion(promotion),
    })),
  }
}
