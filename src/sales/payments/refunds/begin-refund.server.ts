import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { orderChangedMeanwhile, orderNotFound } from '../../orders/order.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { settleSent } from './send-refund.server.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import {
  sentInFuture,
  orderNotRefundable,
  refundRateUnknown,
  refundTooHigh,
  type NewRefund,
  type RefundWay,
} from './refund.ts'
import { paymentToRefund, readOrderMoney, refundableOf } from './order-money.server.ts'
import { paymentsClosed, type PaymentProvider } from '../payment.ts'
import { providerOf } from '../providers.server.ts'
import { refunds, type RefundRow } from '../payments.table.ts'
import { bumpVersion } from '../../orders/lock-order.server.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import type { PaymentRow } from '../insert-payment.server.ts'

export type RefundProblem =
  | typeof orderNotFound
  | typeof orderChangedMeanwhile
  | typeof orderNotRefundable
  | ReturnType<typeof refundTooHigh>
  | typeof refundRateUnknown
  | typeof paymentsClosed
  | typeof sentInFuture

/**
 * Records a refund before the provider is asked, so that it is neither forgotten nor made twice. Its amount counts as
 * refunded from now on.
 */
export function beginRefund(
  { database, payments }: { database: Database; payments: PaymentProvider | undefined },
  by: Acting,
  orderId: number,
  { paymentId, amount, vatRate = null, reason = null, sentOn = null, version }: NewRefund,
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
    const isSent = payment.provider === 'transfer' && sentOn !== null
    if (isSent && sentOn > dayInPoland()) return sentInFuture
    const given = amount ?? refundable
    // A refund of a change that failed is made good by the next one.
    const isOfChange = order.due < 0 && given <= -order.due
    if (isOfChange)
      await transaction
        .update(orders)
        .set({ due: money(order.due + given) })
        .where(eq(orders.id, orderId))
    const noted = await recordRefund(transaction, by, payment, { amount: given, vatRate, reason, isOfChange })
    await recordAudit(transaction, by, {
      action: 'refunded',
      subject: 'order',
      id: orderId,
      name: order.number,
      after: { amount: printMoney(given), ...(vatRate !== null && { vatRate }), reason, payment: payment.id },
    })
    if (isSent) await settleSent(transaction, order, payment, noted, sentOn)
    return done(noted)
  })
}

export const isBoughtAt = async (database: Database, orderId: number, vatRate: number): Promise<boolean> =>
  (await database.$count(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.vatRate, vatRate)))) > 0

interface Asked {
  amount: Money
  vatRate?: number | null
  reason?: string | null
  isOfChange?: boolean
  way?: RefundWay
}

/** Records a waiting refund on a locked order. Its amount counts as refunded before the provider is asked. */
export async function recordRefund(
  transaction: Database,
  by: Acting,
  { id: paymentId, orderId }: PaymentRow,
  { amount, vatRate = null, reason = null, isOfChange = false, way = 'provider' }: Asked,
): Promise<RefundRow> {
  const id = randomUUID()
  const [noted] = await transaction
    .insert(refunds)
    .values({
      id,
      orderId,
      paymentId,
      amount,
      vatRate,
      reason,
      isOfChange,
      way,
      administrator: by.username,
      state: 'waiting',
    })
    .returning()
  await transaction.update(orders).set(bumpVersion).where(eq(orders.id, orderId))
  const rate = vatRate !== null && { vatRate }
  const details = {
    refund: id,
    payment: paymentId,
    amount,
    ...rate,
    reason,
    by: by.username,
    ...(isOfChange && { isOfChange }),
  }
  await recordEvent(transaction, orderId, 'refund_begun', 'administrator', details)
  return noted as RefundRow
}
