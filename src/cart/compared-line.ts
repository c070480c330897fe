import type { CartLine } from './cart.ts'
import type { CheckedLine, LineProblem } from './cart-check.ts'

/** A line of the cart with what is known of it in the shop. */
export interface ComparedLine extends CartLine {
  /** What is asked for it now; the line itself may still say what was asked when it was put in. */
  currentPrice: string
  shown: CheckedLine['product']
  problem: LineProblem | undefined
  available: number | undefined
  /** How many of it one order takes. */
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

/** How many pieces of it can be ordered as things are, where more are wanted. */
export function reducedTo({ available = 0, most: max = 0 }: ComparedLine): number {
  return Math.min(available, max)
}

/** Whether it can be bought at all; what can't doesn't count in what the cart comes to. */
export function canBeBought({ problem }: ComparedLine): boolean {
  return problem !== 'gone' && problem !== 'sold_out'
}
