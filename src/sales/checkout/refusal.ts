import type { CheckoutFormTexts } from './texts.ts'
import * as z from 'zod/mini'
import type { CartLine } from '../../cart/cart.ts'
import type { Money } from '../../kernel/money.ts'
import { readMoney } from '../../kernel/money.ts'
import { quote, type Quote } from './checkout.ts'
import type { Totals } from './totals.ts'

const soldOut = z.object({ lines: z.array(z.object({ id: z.int(), available: z.int() })) })
const totalChanged = z.object({ quote })

/** The lines of the cart that are short in stock, each as a sentence. */
export function linesLeft(answer: unknown, cart: CartLine[], { payment, cartProblems }: CheckoutFormTexts): string[] {
  const { lines = [] } = soldOut.safeParse(answer).data ?? {}
  return lines.flatMap(({ id, available }) => {
    const line = cart.find((known) => known.id === id)
    if (!line) return []
    return [available === 0 ? cartProblems.sold_out(line.name) : payment.left(line.name, available)]
  })
}

/** The new figures of an order whose total was refused. */
export const newFigures = (answer: unknown): Quote | undefined => totalChanged.safeParse(answer).data?.quote

/** The changes in the new figures, each as a sentence: prices first, the total last. */
export function whatChanged(
  cart: CartLine[],
  totals: Totals,
  { lines, ...now }: Quote,
  { payment, figures }: CheckoutFormTexts,
  format: (amount: Money) => string,
): string[] {
  const price = (onTheWire: string) => format(readMoney(onTheWire))
  const prices = lines.flatMap((line) => {
    const known = cart.find(({ id }) => id === line.id)
    return known && known.price !== line.price
      ? [payment.priceChanged(known.name, price(known.price), price(line.price))]
      : []
  })
  const figure = (name: string, before: Money, after: string) =>
    before === readMoney(after) ? [] : [payment.figureChanged(name, format(before), price(after))]
  return [
    ...prices,
    ...figure(figures.discount, totals.discount, now.discountAmount),
    ...figure(figures.shipping, totals.shipping, now.shippingCost),
    ...figure(figures.total, totals.total, now.total),
  ]
}
