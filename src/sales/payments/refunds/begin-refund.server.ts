import { and, eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { orderChangedMeanwhile, orderNotFound } from '../../orders/order.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import type { NewRefund } from './new-refund.ts'
import { recordRefund } from './record-refund.server.ts'
import { paymentToRefund, readOrderMoney, refundableOf } from './order-money.server.ts'
import { paymentsClosed, type PaymentProvider } from '../payment.ts'
import { providerOf } from '../provider-of.server.ts'
import { orderNotRefundable, refundRateUnknown, refundTooHigh } from './refund.ts'
import type { RefundRow } from './refunds.table.ts'

export type RefundProblem =
  | typeof orderNotFound
  | typeof orderChangedMeanwhile
  | typeof orderNotRefundable
  | ReturnType<typeof refundTooHigh>
  | typeof refundRateUnknown
  | typeof paymentsClosed

/**
 * Records a refund before the provider is asked, so that it is neither forgotten nor made twice. Its amount counts as
 * refunded from now on.
 */
export function beginRefund(
  { database, payments }: { database: Database; payments: PaymentProvider | undefined },
  by: Acting,
  orderId: number,
  { paymentId, amount, vatRate = null, reason = null, version }: NewRefund,
): Promise<Outcome<RefundRow, RefundProblem>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) return orderNotFound
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    const all = await readOrderMoney(transaction, orderId)
    const payment = paymentToRefund(all, paymentId)
    const refundable = refundableOf(all, payment)
    if (!payment || refundable === 0) return orderNotRefundable
    if (amount !== undefined && amount > refundable) return refundTooHigh(printMoney(refundable))
    if (vatRate !== null && !(await isBoughtAt(transaction, orderId, vatRate))) return refundRateUnknown
    if (!providerOf({ database, payments }, payment.provider)) return paymentsClosed
    const given = amount ?? refundable
    const noted = await recordRefund(transaction, by, payment, { amount: given, vatRate, reason })
    await recordAudit(transaction, by, {
      action: 'refunded',
      subject: 'order',
      id: orderId,
      name: order.number,
      after: { amount: printMoney(given), ...(vatRate !== null && { vatRate }), reason, payment: payment.id },
    })
    return done(noted)
  })
}

const isBoughtAt = async (database: Database, orderId: number, vatRate: number): Promise<boolean> =>
  (await database.$count(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.vatRate, vatRate)))) > 0
