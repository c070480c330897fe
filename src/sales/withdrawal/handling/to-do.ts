import { money, printMoney, readMoney } from '../../../kernel/money.ts'
import { hasLeft } from '../../orders/has-left.ts'
import type { WithdrawalRecord, RefundStanding, WithdrawnOrder } from './withdrawal-record.ts'

type Declared = Pick<WithdrawalRecord, 'state' | 'isWhole' | 'isOpen' | 'refundAmount' | 'goodsBackOn'>

export type Step =
  | { kind: 'cancel' | 'take_out' | 'keep_here'; isDone: boolean }
  | { kind: 'goods_back'; isDone: boolean; isDelivered: boolean }
  | MoneyStep

export interface MoneyStep {
  kind: 'money'
  isDone: boolean
  stands: RefundStanding
  /** The amount still to refund; null: the office works it out. */
  left: string | null
  inProgress: string
  refunded: string
}

/** The steps to handle a declaration, in order, and which of them are done. */
export function toDo(declared: Declared, order: WithdrawnOrder): Step[] {
  if (declared.state === 'cancelled') return [moneyBack(declared, order)]
  if (declared.state !== 'accepted') return []
  return [goods(declared, order), moneyBack(declared, order)]
}

function goods({ isWhole, isOpen, goodsBackOn }: Declared, order: WithdrawnOrder): Step {
  if (hasLeft(order)) {
    const isDelivered = order.shippingStatus === 'delivered' || ['delivered', 'completed'].includes(order.status)
    return { kind: 'goods_back', isDone: goodsBackOn !== null, isDelivered }
  }
  if (order.status === 'cancelled') return { kind: 'keep_here', isDone: true }
  return isWhole ? { kind: 'cancel', isDone: false } : { kind: 'take_out', isDone: !isOpen }
}

function moneyBack(declared: Declared, order: WithdrawnOrder): Step {
  const stands = refundStanding(declared, order)
  const isSeenTo = declared.refundAmount === null && declared.state === 'accepted' && !declared.isOpen
  const left = leftOf(declared, order)
  return {
    kind: 'money',
    isDone: isSeenTo || stands === 'refunded' || stands === 'nothing_paid',
    stands,
    left: left === null ? null : printMoney(money(left)),
    inProgress: order.refundUnderWay,
    refunded: order.refundedAmount,
  }
}

/** A refund may wait for goods that were sent until they are back; otherwise it is due. */
export function refundStanding(declared: Declared, order: WithdrawnOrder): RefundStanding {
  const { paymentStatus } = order
  const inProgress = readMoney(order.refundUnderWay)
  const seen = readMoney(order.refundableAmount) + readMoney(order.refundedAmount) + inProgress
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded' || seen > 0
  if (!isPaid) return 'nothing_paid'
  const left = leftOf(declared, order)
  if (paymentStatus === 'refunded' || (left === 0 && inProgress === 0)) return 'refunded'
  // For a part of an order, only the office knows whether the running refund is all of it.
  if (inProgress > 0 && (left ?? 0) === 0) return 'under_way'
  return declared.state === 'accepted' && hasLeft(order) && declared.goodsBackOn === null ? 'goods_awaited' : 'due'
}

/** The amount still to refund; null: for a part of an order the office works it out. */
function leftOf({ state, refundAmount }: Declared, order: WithdrawnOrder): number | null {
  if (state === 'cancelled') return readMoney(order.refundableAmount)
  if (refundAmount === null) return null
  const given = readMoney(order.refundedAmount) + readMoney(order.refundUnderWay)
  return Math.max(0, readMoney(refundAmount) - given)
}
