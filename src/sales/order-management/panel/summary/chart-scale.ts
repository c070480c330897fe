import type { OrderSummary } from '../../order-details.ts'

/** A drawn day: its horizontal place, and the heights of bar and dot, all as parts of the whole. */
export interface DrawnDay {
  from: number
  middle: number
  width: number
  revenue: number
  orders: number
}

/** The share of a day's width that its bar fills. */
const filled = 0.72

/** Heights are in proportion to the best day. */
export function drawDays(days: Pick<OrderSummary['days'][number], 'revenue' | 'orders'>[]): DrawnDay[] {
  const wide = 1 / days.length
  const max = Math.max(...days.map(({ revenue }) => Number(revenue)))
  const maxOrders = Math.max(...days.map(({ orders }) => orders))
  return days.map(({ revenue, orders }, place) => ({
    from: (place + (1 - filled) / 2) * wide,
    middle: (place + 0.5) * wide,
    width: filled * wide,
    revenue: max > 0 ? Number(revenue) / max : 0,
    orders: maxOrders > 0 ? orders / maxOrders : 0,
  }))
}

/** The day under the pointer, by its horizontal place as a part of the whole. */
export const dayAt = (part: number, days: number): number => Math.min(days - 1, Math.max(0, Math.floor(part * days)))
