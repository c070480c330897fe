import { eq } from 'drizzle-orm'
import { flagOrder } from '../orders/flag-order.server.ts'
import { holdOrder } from '../orders/hold-order.server.ts'
import type { Database } from '../server/database.ts'
import { payments } from './payments.table.ts'

/** A customer has contested the payment of this session at their bank: the office has days to answer, and is told once. */
export function flagDisputed({ database }: { database: Database }, sessionId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.sessionId, sessionId))
    const held = payment && (await holdOrder(transaction, payment.orderId))
    if (!held || held.order.needsAttention === 'disputed') return
    await flagOrder(transaction, held.order.id, 'disputed', { payment: payment.id })
  })
}
