import { and, eq, gt, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { money } from '../../../kernel/money.ts'
import { payments } from '../../payments/payments.table.ts'
import { ago } from '../../../server/database/ago.ts'
import type { Database } from '../../../server/database/database.ts'
import { mailProforma } from '../emails/order-mails.server.ts'
import { orderEvents, orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { isPayable } from '../../orders/unpaid.server.ts'

/** The batch size: the next run continues. */
const max = 200

/**
 * Sends companies that didn't pay at once the link to their proforma, once per order. They may need it to pay and have
 * no other link. Orders with a payment in progress are skipped.
 */
export async function mailProformas(database: Database): Promise<void> {
  const wasSent = database
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, 'proforma_sent')))
  const isOnItsWay = database
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.state, 'processing')))
  const isDue = and(
    isPayable,
    isNotNull(orders.companyName),
    gt(orders.total, money(0)),
    lt(orders.createdAt, ago('5 minutes')),
    notExists(wasSent),
    notExists(isOnItsWay),
  )
  const due = await database.select({ id: orders.id }).from(orders).where(isDue).limit(max)
  for (const { id } of due) {
    await database.transaction(async (transaction) => {
      await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
      const [still] = await transaction
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isDue))
      if (!still) return
      await recordEvent(transaction, id, 'proforma_sent', 'shop')
      await mailProforma(transaction, id)
    })
  }
}
