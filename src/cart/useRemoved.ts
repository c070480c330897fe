import { useState } from 'react'
import { withLineAt, withQuantity, type CartLine } from './cart.ts'
import { changeCart } from './useCart.ts'

export interface Removed {
  line: CartLine
  index: number
}

/** What was taken out of the cart while it is open, and can be put back. */
export function useRemoved(lines: CartLine[]) {
  const [removed, setRemoved] = useState<Removed[]>([])
  const without = (id: number) => removed.filter(({ line }) => line.id !== id)
  return {
    /** What has come back by another way isn't missed any more. */
    shown: removed.filter(({ line }) => !lines.some(({ id }) => id === line.id)),
    remove(id: number) {
      const index = lines.findIndex((line) => line.id === id)
      const line = lines[index]
      if (!line) return
      changeCart((current) => withQuantity(current, id, 0))
      setRemoved([...without(id), { line, index }])
    },
    putBack({ line, index }: Removed) {
      changeCart((current) => withLineAt(current, line, index))
      setRemoved(without(line.id))
    },
  }
}
