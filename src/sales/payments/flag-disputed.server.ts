import { and, eq, sql } from 'drizzle-orm'
import { flagOrder } from '../orders/flag-order.server.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import { orderEvents } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { payments } from './payments.table.ts'

/**
 * A customer has contested the payment of this session at their bank: the office has days to answer. Of each dispute it is
 * told once, also when somebody has looked at it before the news comes again.
 */
export function flagDisputed({ database }: { database: Database }, sessionId: string, dispute: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.sessionId, sessionId))
    const held = payment && (await lockOrder(transaction, payment.orderId))
    if (!held) return
    const [known] = await transaction
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, held.order.id), sql`${orderEvents.details} ->> 'dispute' = ${dispute}`))
    if (!known) await flagOrder(transaction, held.order.id, 'disputed', { payment: payment.id, dispute })
  })
}
