import { subtotalOf, type CartLine } from '../../cart/cart.ts'
import { money, readMoney, type Money } from '../../kernel/money.ts'
import type { Quote } from './checkout.ts'

/** The sums of an order, as the page shows them. */
export interface Totals {
  subtotal: Money
  shipping: Money
  discount: Money
  total: Money
}

/** Adds up as the server does: a discount never pays for shipping. */
export function totalsOf(lines: CartLine[], shipping: Money, discountAmount: Money): Totals {
  const subtotal = subtotalOf(lines)
  const discount = money(Math.max(0, Math.min(discountAmount, subtotal)))
  return { subtotal, shipping, discount, total: money(subtotal + shipping - discount) }
}

/** The totals of the server's quote. */
export function totalsIn({ subtotal, shippingCost: shipping, discountAmount, total }: Quote): Totals {
  return {
    subtotal: readMoney(subtotal),
    shipping: readMoney(shipping),
    discount: readMoney(discountAmount),
    total: readMoney(total),
  }
}
