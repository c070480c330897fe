import { eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { closeOpenSessions } from '../../payments/open-payments.server.ts'
import type { Database } from '../../../server/database/database.ts'
import { releaseReservation, bumpVersion, type LockedOrder } from '../../orders/lock-order.server.ts'
import { mailCancelled } from '../emails/order-mails.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'

/** Cancels a locked order for the office: releases its reservation, blocks payment and notifies the customer. */
export async function cancelOrder(transaction: Database, by: Acting, held: LockedOrder): Promise<void> {
  const { id, status } = held.order
  await releaseReservation(transaction, held)
  await transaction
    .update(orders)
    .set({ ...bumpVersion, status: 'cancelled' })
    .where(eq(orders.id, id))
  await recordEvent(transaction, id, 'cancelled', 'administrator', { from: status, to: 'cancelled', by: by.username })
  await closeOpenSessions(transaction, id)
  await mailCancelled(transaction, id)
}
