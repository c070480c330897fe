import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { money, printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { requestRefund } from '../../payments/refunds/request-refunds.server.ts'
import { recordRefund } from '../../payments/refunds/begin-refund.server.ts'
import { readOrderMoney, refundableOf } from '../../payments/refunds/order-money.server.ts'
import { paymentsClosed, type PaymentProvider } from '../../payments/payment.ts'
import { providerOf } from '../../payments/providers.server.ts'
import { orderNotRefundable } from '../../payments/refunds/refund.ts'
import type { RefundRow } from '../../payments/payments.table.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Logger } from '../../../server/log.ts'
import { hasLeft } from '../../orders/has-left.ts'
import { cancelOrder } from './change-status.server.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import type { Cancellation } from './order-changes.ts'
import { orderChangedMeanwhile, orderHasLeft, orderNotFound } from '../../orders/order.ts'

type Problem =
  | typeof orderNotFound
  | typeof orderChangedMeanwhile
  | typeof orderHasLeft
  | typeof orderNotRefundable
  | typeof paymentsClosed

interface Services {
  database: Database
  payments: PaymentProvider | undefined
  log: Logger
}

/**
 * Cancels a paid order that was never shipped and refunds all of it. Both are recorded in one transaction; the provider
 * is called after it. It is idempotent. A refused refund is flagged, because the order is cancelled anyway.
 */
export async function cancelAndRefund(
  services: Services,
  by: Acting,
  id: number,
  asked: Cancellation,
): Promise<Outcome<undefined, Problem>> {
  const noted = await transactionOrRefusal(services.database, (transaction) =>
    note({ ...services, database: transaction }, by, id, asked),
  )
  if (!noted.ok) return noted
  for (const refund of noted.value) await requestRefund(services, refund.id)
  return done(undefined)
}

async function note(
  { database: transaction, payments: provider }: Services,
  by: Acting,
  id: number,
  { version }: Cancellation,
): Promise<Outcome<RefundRow[], Problem>> {
  const held = await lockOrder(transaction, id)
  if (!held) return orderNotFound
  const { order } = held
  const all = await readOrderMoney(transaction, id)
  const left = all.payments.flatMap((payment) => {
    const amount = refundableOf(all, payment)
    return amount > 0 ? [{ payment, amount }] : []
  })
  const isCancelled = order.status === 'cancelled'
  if (isCancelled && left.length === 0 && all.refunds.some(({ state }) => state !== 'refused')) return done([])
  if (version !== undefined && version !== order.version) return orderChangedMeanwhile
  if (hasLeft(order)) return orderHasLeft
  if (left.length === 0) return orderNotRefundable
  if (!left.every(({ payment }) => providerOf({ database: transaction, payments: provider }, payment.provider)))
    return paymentsClosed
  if (!isCancelled) await cancelOrder(transaction, by, held)
  const refunds: RefundRow[] = []
  for (const { payment, amount } of left) refunds.push(await recordRefund(transaction, by, payment, { amount }))
  const sum = money(left.reduce((total, { amount }) => total + amount, 0))
  await recordAudit(transaction, by, {
    action: 'refunded',
    subject: 'order',
    id,
    name: order.number,
    before: { status: order.status },
    after: { status: 'cancelled', amount: printMoney(sum) },
  })
  return done(refunds)
}
