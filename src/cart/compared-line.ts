import type { CartLine } from './cart.ts'
import type { CheckedLine, LineProblem } from './cart-check.ts'

/** A line of the cart, compared with the shop. */
export interface ComparedLine extends CartLine {
  /** The price now; the line itself may still have the price of when it was added. */
  currentPrice: string
  shown: CheckedLine['product']
  problem: LineProblem | undefined
  available: number | undefined
  /** The most pieces in one order. */
  most: number | undefined
}

/** The cart changes faster than the server answers, so an answer for an earlier quantity or price may be outdated. */
export function compared(line: CartLine, checked: CheckedLine[] = []): ComparedLine {
  const found = checked.find(({ id }) => id === line.id)
  const product = found?.product ?? null
  const stands: Record<LineProblem, boolean> = {
    gone: true,
    sold_out: true,
    too_many: line.quantity > (found?.available ?? 0),
    over_product_limit: line.quantity > (found?.most ?? 0),
    over_order_limit: line.quantity > (found?.most ?? 0),
    price_changed: product?.price !== line.price,
  }
  return {
    ...line,
    name: product?.name ?? line.name,
    weight: product?.weight ?? line.weight,
    currentPrice: product?.price ?? line.price,
    shown: product,
    problem: found?.problem && stands[found.problem] ? found.problem : undefined,
    available: found?.available,
    most: found?.most,
  }
}

/** How many of the wanted pieces can be ordered now. */
export function reducedTo({ available = 0, most: max = 0 }: ComparedLine): number {
  return Math.min(available, max)
}

/** Whether it can be bought at all. Lines that can't don't count in the total. */
export function canBeBought({ problem }: ComparedLine): boolean {
  return problem !== 'gone' && problem !== 'sold_out'
}
