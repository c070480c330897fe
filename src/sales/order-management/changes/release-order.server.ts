import { and, eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { closeSession } from '../../payments/close-session.server.ts'
import type { PaymentServices } from '../../payments/providers.server.ts'
import { paymentUnavailable } from '../../payments/payment.ts'
import { payments } from '../../payments/payments.table.ts'
import { isInProgress } from '../../payments/open-payments.server.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import { lockOrder, type OrderRow } from '../../orders/lock-order.server.ts'
import { releaseReservation } from '../../orders/reservation.server.ts'
import { orderChangedMeanwhile, orderHoldsNothing, orderNotFound } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'

type Problem =
  | typeof orderNotFound
  | typeof orderHoldsNothing
  | typeof orderChangedMeanwhile
  | typeof paymentUnavailable

/**
 * Releases the reservation of an unpaid order for the office. It can still be paid: its goods are reserved again if
 * available. A payment in progress wins.
 */
export async function releaseOrder(
  context: PaymentServices,
  by: Acting,
  id: number,
): Promise<Outcome<undefined, Problem>> {
  const [seen] = await context.database.select().from(orders).where(eq(orders.id, id))
  if (!seen) return orderNotFound
  if (!holdsUnpaid(seen)) return orderHoldsNothing
  const closed = await closeSession(context, id)
  if (closed === 'away') return paymentUnavailable
  return transactionOrRefusal(context.database, async (transaction) => {
    const held = await lockOrder(transaction, id)
    if (!held) return orderNotFound
    const { order } = held
    if (!holdsUnpaid(order) || closed === 'paid') return orderHoldsNothing
    // The customer has started to pay meanwhile.
    if ((await transaction.$count(payments, and(eq(payments.orderId, id), isInProgress))) > 0)
      return orderChangedMeanwhile
    await releaseReservation(transaction, held)
    await recordEvent(transaction, id, 'released', 'administrator', { reason: 'by_hand', by: by.username })
    await recordAudit(transaction, by, { action: 'released', subject: 'order', id, name: order.number })
    return done(undefined)
  })
}

const holdsUnpaid = ({ status, paymentStatus, needsAttention, holdsStock }: OrderRow) =>
  status === 'pending' && paymentStatus === 'pending' && needsAttention === null && holdsStock
