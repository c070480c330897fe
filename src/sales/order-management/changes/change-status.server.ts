import { eq } from 'drizzle-orm'
import { money } from '../../../kernel/money.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { discountUsedUp } from '../../../discounts/discount.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import type { Database } from '../../../server/database/database.ts'
import { auditOrder } from './audit-order.server.ts'
import { confirmOnce } from '../../orders/confirm-order.server.ts'
import { hasLeft } from '../../orders/has-left.ts'
import { takeLots } from '../../warehouse/lots/lots-of-orders.server.ts'
import { lockOrder, bumpVersion, type LockedOrder } from '../../orders/lock-order.server.ts'
import { payableUntil, reserveAgain, releaseReservation } from '../../orders/reservation.server.ts'
import type { StatusChange } from './order-changes.ts'
import { orderChangedMeanwhile, orderNotFound, type soldOut } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { closeOpenSessions } from '../../payments/open-payments.server.ts'
import { mailCancelled } from '../emails/order-mails.server.ts'

type Problem = typeof orderNotFound | typeof orderChangedMeanwhile | ReturnType<typeof soldOut> | typeof discountUsedUp

/**
 * Sets the status of an order. Any status can be chosen; stock, code and open session follow: cancelling releases the
 * reservation and never refunds; every status but "pending" needs the goods.
 */
export function changeStatus(
  database: Database,
  by: Acting,
  id: number,
  { status, version }: StatusChange,
): Promise<Outcome<undefined, Problem>> {
  return transactionOrRefusal(database, async (transaction) => {
    const held = await lockOrder(transaction, id)
    if (!held) return orderNotFound
    const { order } = held
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    if (order.status === status) return done(undefined)
    if (status === 'cancelled') {
      await cancelOrder(transaction, by, held)
      await auditOrder(transaction, by, order)
      return done(undefined)
    }
    const leavesCancelled = order.status === 'cancelled'
    if (leavesCancelled || status !== 'pending') {
      const taken = await reserveAgain(transaction, held, { evenIfCodeIsUsedUp: true })
      if (!taken.ok) return taken
    }
    // An unpaid order that is restored can be paid for as long as a new one.
    const isPayableAgain = leavesCancelled && ['pending', 'failed'].includes(order.paymentStatus)
    await transaction
      .update(orders)
      .set({
        ...bumpVersion,
        status,
        ...(isPayableAgain && { paymentStatus: 'pending' as const, payableUntil }),
      })
      .where(eq(orders.id, id))
    if (!hasLeft(order) && hasLeft({ ...order, status })) await takeLots(transaction, id)
    await recordEvent(transaction, id, 'status_changed', 'administrator', {
      from: order.status,
      to: status,
      by: by.username,
    })
    await auditOrder(transaction, by, order)
    if (status !== 'pending') await confirmOnce(transaction, by, order)
    return done(undefined)
  })
}

/** Cancels a locked order for the office: releases its reservation, blocks payment and notifies the customer. */
export async function cancelOrder(transaction: Database, by: Acting, held: LockedOrder): Promise<void> {
  const { id, status } = held.order
  await releaseReservation(transaction, held)
  await transaction
    .update(orders)
    .set({ ...bumpVersion, status: 'cancelled', due: money(0) })
    .where(eq(orders.id, id))
  await recordEvent(transaction, id, 'cancelled', 'administrator', { from: status, to: 'cancelled', by: by.username })
  await closeOpenSessions(transaction, id)
  await mailCancelled(transaction, id)
}
