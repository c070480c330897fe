import { readMoney } from '../kernel/money.ts'
import { hasLeft } from './has-left.ts'

/** How far the money of an accepted withdrawal is: it is due, may wait for goods that have left us, or has gone back. */
export const refundStandings = ['due', 'goods_awaited', 'refunded'] as const
export type RefundStanding = (typeof refundStandings)[number]

interface Asked {
  /** Null where the office reckons it: for a part of an order. */
  refundAmount: string | null
  goodsBackOn: string | null
}

export function refundStanding(
  { refundAmount, goodsBackOn }: Asked,
  order: { shippingStatus: string; refundedAmount: string },
): RefundStanding {
  if (refundAmount !== null && readMoney(order.refundedAmount) >= readMoney(refundAmount)) return 'refunded'
  return hasLeft(order) && goodsBackOn === null ? 'goods_awaited' : 'due'
}
