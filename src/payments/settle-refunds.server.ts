import { eq } from 'drizzle-orm'
import { touched, type HeldOrder } from '../orders/hold-order.server.ts'
import { money } from '../kernel/money.ts'
import { mailRefunded } from '../orders/order-mails.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Database } from '../server/database.ts'
import type { PaymentRow } from './insert-payment.server.ts'
import type { SessionReport } from './payment.ts'
import { payments } from './payments.table.ts'

/** Notes what the provider has given back since it was asked last, and tells the customer. */
export async function settleRefund(
  transaction: Database,
  { order }: HeldOrder,
  payment: PaymentRow,
  { refunded, amount }: SessionReport,
): Promise<void> {
  const given = refunded - payment.refunded
  if (given <= 0) return
  await transaction.update(payments).set({ refunded }).where(eq(payments.id, payment.id))
  // Of a payment that came besides the order's own, the order stays paid.
  const isWhole = refunded >= amount && payment.state !== 'flagged'
  await transaction
    .update(orders)
    .set({ ...touched, ...(isWhole && { paymentStatus: 'refunded' as const }) })
    .where(eq(orders.id, order.id))
  await recordEvent(transaction, order.id, 'refunded', 'provider', { payment: payment.id, amount: given, isWhole })
  await mailRefunded(transaction, order.id, money(given))
}
