import { useState } from 'react'
import { withLineAt, withQuantity, type CartLine } from './cart.ts'
import { changeCart } from './useCart.ts'

/** What was taken out of the cart while it is open: where it was, and how it comes back there. */
export function useRemoved(lines: CartLine[]) {
  const [removed, setRemoved] = useState<CartLine[]>([])
  const [order, setOrder] = useState<number[]>([])
  const added = lines.map(({ id }) => id).filter((id) => !order.includes(id))
  if (added.length > 0) setOrder([...order, ...added])
  const without = (id: number) => removed.filter((line) => line.id !== id)
  return {
    /** The lines in their order, with what was removed in its place, unless it has come back by another way. */
    rows<Line extends CartLine>(shown: Line[]): ({ line: Line } | { removed: CartLine })[] {
      return order.flatMap((id): ({ line: Line } | { removed: CartLine })[] => {
        const line = shown.find((known) => known.id === id)
        if (line) return [{ line }]
        const gone = removed.find((known) => known.id === id)
        return gone ? [{ removed: gone }] : []
      })
    },
    remove(id: number) {
      const line = lines.find((known) => known.id === id)
      if (!line) return
      changeCart((current) => withQuantity(current, id, 0))
      setRemoved([...without(id), line])
    },
    putBack(line: CartLine) {
      const before = new Set(order.slice(0, order.indexOf(line.id)))
      changeCart((current) => withLineAt(current, line, current.filter(({ id }) => before.has(id)).length))
      setRemoved(without(line.id))
    },
  }
}
