import { maxPiecesInOrder } from '../../catalog/largest-quantity.ts'
import { overOrderLimit, overProductLimit } from './checkout.ts'

interface Wanted {
  id: number
  name: string
  quantity: number
  maxPerOrder: number
}

/** The refusal if there are too many pieces of a product, or altogether. */
export function problemOfQuantities(lines: Wanted[]) {
  const over = lines.filter(({ quantity, maxPerOrder }) => quantity > maxPerOrder)
  const [first] = over
  if (first) {
    const limits = over.map(({ id, maxPerOrder }) => ({ id, most: maxPerOrder }))
    return overProductLimit(first.name, first.maxPerOrder, limits)
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces > maxPiecesInOrder ? overOrderLimit : undefined
}
