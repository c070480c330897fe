import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import type { Money } from '../../../kernel/money.ts'
import { bumpVersion } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import type { Database } from '../../../server/database/database.ts'
import type { PaymentRow } from '../insert-payment.server.ts'
import { refunds, type RefundRow } from './refunds.table.ts'

interface Asked {
  amount: Money
  vatRate?: number | null
  reason?: string | null
}

/** Notes on a held order that money of one of its payments is to go back: from now on it counts as gone, until the provider is asked. */
export async function recordRefund(
  transaction: Database,
  by: Acting,
  { id: paymentId, orderId }: PaymentRow,
  { amount, vatRate = null, reason = null }: Asked,
): Promise<RefundRow> {
  const id = randomUUID()
  const [noted] = await transaction
    .insert(refunds)
    .values({ id, orderId, paymentId, amount, vatRate, reason, administrator: by.username, state: 'waiting' })
    .returning()
  await transaction.update(orders).set(bumpVersion).where(eq(orders.id, orderId))
  const rate = vatRate !== null && { vatRate }
  const details = { refund: id, payment: paymentId, amount, ...rate, reason, by: by.username }
  await recordEvent(transaction, orderId, 'refund_begun', 'administrator', details)
  return noted as RefundRow
}
