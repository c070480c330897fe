import { CallFailed } from '../../../../web/api.ts'
import type { OrderRecord } from '../../order-details.ts'

export interface Shortage {
  name: string
  needed: number
  available: number
}

/** Of which products of an order there are too few, when that is why its change was refused. */
export function shortagesIn(error: unknown, { items }: Pick<OrderRecord, 'items'>): Shortage[] {
  if (!(error instanceof CallFailed) || error.answer['code'] !== 'sold_out') return []
  const lines = error.answer['lines'] as { id: number; available: number }[]
  return lines.flatMap(({ id, available }) => {
    const item = items.find(({ productId }) => (productId ?? 0) === id)
    return item ? [{ name: item.productName, needed: item.quantity, available }] : []
  })
}
