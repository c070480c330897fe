import { money, printMoney, readMoney } from '../../../../kernel/money.ts'
import type { OrderRecord } from '../../order-details.ts'

type Asked = Pick<OrderRecord, 'withdrawals' | 'refunds' | 'refundedAmount'>

/**
 * The suggested refund of a payment: what an open withdrawal of the whole order asks for, otherwise all that is left.
 * Empty for a partial withdrawal: the office calculates it.
 */
export function suggestedRefund(order: Asked, { refundableAmount }: { refundableAmount: string }): string {
  const open = order.withdrawals.filter(({ state, isOpen }) => state === 'accepted' && isOpen)
  const asked = open.findLast(({ isWhole }) => isWhole)?.refundAmount
  if (!asked) return open.length > 0 ? '' : refundableAmount
  // What a change gave back is off the total already.
  const ofChange = order.refunds
    .filter(({ state, isOfChange }) => isOfChange && state === 'done')
    .reduce((sum, { amount }) => sum + readMoney(amount), 0)
  const waiting = order.refunds.filter(({ state, isOfChange }) => state === 'waiting' && !isOfChange)
  const leaving = waiting.reduce((sum, { amount }) => sum + readMoney(amount), 0)
  const due = readMoney(asked) - readMoney(order.refundedAmount) + ofChange - leaving
  return due <= 0 ? refundableAmount : printMoney(money(Math.min(due, readMoney(refundableAmount))))
}
