import { eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'

/** Records an administrator's change of an order. Call it after the change. Personal data stays out of the audit. */
export async function auditOrder(transaction: Database, by: Acting, before: OrderRow): Promise<void> {
  const { id, number: name } = before
  const [after] = await transaction.select().from(orders).where(eq(orders.id, id))
  if (!after) return
  const entry = { action: 'changed', subject: 'order', id, name } as const
  await recordAudit(transaction, by, { ...entry, before: standing(before), after: standing(after) })
}

/** The fields that the panel can change. */
function standing({ status, paymentStatus, shippingStatus, trackingNumber, needsAttention }: OrderRow) {
  return { status, paymentStatus, shippingStatus, trackingNumber, needsAttention }
}
