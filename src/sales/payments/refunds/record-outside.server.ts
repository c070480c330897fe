import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import { orderChangedMeanwhile, orderNotFound } from '../../orders/order.ts'
import type { RefundRow } from '../payments.table.ts'
import { isBoughtAt, recordRefund } from './begin-refund.server.ts'
import { paymentToRefund, readOrderMoney, refundableOf } from './order-money.server.ts'
import { orderNotRefundable, refundRateUnknown, refundTooHigh, sentInFuture, type OutsideRefund } from './refund.ts'
import { settleSent } from './send-refund.server.ts'

type Problem =
  | typeof orderNotFound
  | typeof orderChangedMeanwhile
  | typeof orderNotRefundable
  | ReturnType<typeof refundTooHigh>
  | typeof refundRateUnknown
  | typeof sentInFuture

/**
 * Records that the office gave money back outside the shop, such as in cash. No provider is asked and no stock moves; letter, correction
 * and the order's state follow as from any refund.
 */
export function recordOutside(
  database: Database,
  by: Acting,
  orderId: number,
  { paymentId, amount, vatRate = null, sentOn, how, version }: OutsideRefund,
): Promise<Outcome<RefundRow, Problem>> {
  return transactionOrRefusal(database, async (transaction): Promise<Outcome<RefundRow, Problem>> => {
    const held = await lockOrder(transaction, orderId)
    if (!held) return orderNotFound
    const { order } = held
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    const all = await readOrderMoney(transaction, orderId)
    const payment = paymentToRefund(all, paymentId)
    const refundable = refundableOf(all, payment)
    if (!payment || refundable === 0) return orderNotRefundable
    if (amount > refundable) return refundTooHigh(printMoney(refundable))
    if (vatRate !== null && !(await isBoughtAt(transaction, orderId, vatRate))) return refundRateUnknown
    if (sentOn > dayInPoland()) return sentInFuture
    const noted = await recordRefund(transaction, by, payment, { amount, vatRate, reason: how, way: 'outside' })
    await recordAudit(transaction, by, {
      action: 'refunded',
      subject: 'order',
      id: orderId,
      name: order.number,
      after: { amount: printMoney(amount), reason: how, sentOn, payment: payment.id },
    })
    await settleSent(transaction, order, payment, noted, sentOn)
    return done({ ...noted, state: 'done', sentOn })
  })
}
