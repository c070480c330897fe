import type { CheckedLine } from './cart-check.ts'
import { maxPieces, type CartLine } from './cart.ts'
import type { LeftOut } from './left-out.ts'

interface Ordered {
  productId: number | null
  productName: string
  quantity: number
}

/** What of an earlier order can be bought now, at today's price and as many pieces as there are, and what of it can't. */
export function orderAgain(ordered: Ordered[], checked: CheckedLine[]): { lines: CartLine[]; leftOut: LeftOut[] } {
  const lines: CartLine[] = []
  const leftOut: LeftOut[] = []
  for (const { productId, productName, quantity } of ordered) {
    const found = checked.find(({ id }) => id === productId)
    const product = found?.product
    const put = found && product ? Math.max(0, Math.min(quantity, found.available, found.most)) : 0
    if (product && put > 0)
      lines.push({
        id: found.id,
        name: product.name,
        price: product.price,
        weight: product.weight ?? '',
        quantity: put,
      })
    if (put < quantity) leftOut.push({ name: product?.name ?? productName, wanted: quantity, put })
  }
  return { lines, leftOut }
}

/** The cart with these pieces more. */
export function withPieces(cart: CartLine[], more: CartLine[]): CartLine[] {
  const all = new Map(cart.map((line) => [line.id, line]))
  for (const line of more) {
    const quantity = Math.min(line.quantity + (all.get(line.id)?.quantity ?? 0), maxPieces)
    all.set(line.id, { ...line, quantity })
  }
  return [...all.values()]
}
