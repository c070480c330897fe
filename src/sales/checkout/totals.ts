import { subtotalOf, type CartLine } from '../../cart/cart.ts'
import { money, readMoney, type Money } from '../../kernel/money.ts'
import type { Quote } from './checkout.ts'

/** What an order comes to. */
export interface Totals {
  subtotal: Money
  shipping: Money
  discount: Money
  total: Money
}

/** As the shop reckons when it is ordered; a discount never pays for shipping. */
export function totalsOf(lines: CartLine[], shipping: Money, discountAmount: Money): Totals {
  const subtotal = subtotalOf(lines)
  const discount = money(Math.max(0, Math.min(discountAmount, subtotal)))
  return { subtotal, shipping, discount, total: money(subtotal + shipping - discount) }
}

/** The same in the shop's own figures. */
export function totalsIn({ subtotal, shippingCost: shipping, discountAmount, total }: Quote): Totals {
  return {
    subtotal: readMoney(subtotal),
    shipping: readMoney(shipping),
    discount: readMoney(discountAmount),
    total: readMoney(total),
  }
}
