import { eq, sql } from 'drizzle-orm'
import { lockOrder } from '../orders/lock-order.server.ts'
import { keepsStock, releaseReservation } from '../orders/reservation.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Database } from '../../server/database/database.ts'
import { payments } from './payments.table.ts'

/**
 * Abandons a payment that never got a session: releases its reservation. An order that could never be paid is deleted;
 * one that could stays and can be paid again.
 */
export function abandonPayment(database: Database, paymentId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(payments).where(eq(payments.id, paymentId))
    const held = known && (await lockOrder(transaction, known.orderId))
    if (!held) return
    const attempts = await transaction.select().from(payments).where(eq(payments.orderId, held.order.id))
    const attempt = attempts.find(({ id }) => id === paymentId)
    if (attempt?.state !== 'creating') return
    const isUntouched = held.order.status === 'pending' && held.order.paymentStatus === 'pending'
    const isReleased = isUntouched && !keepsStock(held.order)
    if (isReleased) await releaseReservation(transaction, held)
    // What the office made was never only an attempt to pay.
    if (isUntouched && !held.order.keepsStock && attempts.length === 1) {
      await transaction.delete(orders).where(eq(orders.id, held.order.id))
      return
    }
    await transaction
      .update(payments)
      .set({ state: 'expired', checkedAt: sql`now()` })
      .where(eq(payments.id, paymentId))
    if (isReleased) await recordEvent(transaction, held.order.id, 'released', 'shop', { reason: 'payment_unavailable' })
  })
}
