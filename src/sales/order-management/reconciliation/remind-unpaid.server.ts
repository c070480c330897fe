import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { hasNoOpenPayment, waitsForTransferSince } from '../../payments/open-payments.server.ts'
import { transferOffer } from '../../payments/transfers/transfer-offer.ts'
import { ago } from '../../../server/database/ago.ts'
import type { Database } from '../../../server/database/database.ts'
import { isSameEmail } from '../../../server/database/same-email.ts'
import { mailReminder } from '../emails/order-mails.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { isPayable } from '../../orders/unpaid.server.ts'

/** The batch size: the next run continues. */
const max = 200

/** Customers with more unpaid orders than this get no reminders: somebody may have typed a stranger's address. */
const maxUnpaid = 2

/**
 * Reminds customers of unpaid orders, once per order, a day after it was placed; of a bank transfer after the days that
 * the owner has set.
 * @param by who asked for it now; undefined: the schedule
 * @returns how many were reminded
 */
export async function remindUnpaid(database: Database, by?: Acting): Promise<number> {
  const unpaid = alias(orders, 'unpaid')
  const ofThem = database
    .select({ orders: count() })
    .from(unpaid)
    .where(
      and(
        eq(unpaid.status, 'pending'),
        eq(unpaid.paymentStatus, 'pending'),
        isSameEmail(unpaid.email, sql`${orders.email}`),
      ),
    )
  const { reminderAfter } = transferOffer.now()
  const ofTransfer = reminderAfter > 0 ? waitsForTransferSince(database, reminderAfter) : undefined
  const isDue = and(
    isPayable,
    isNull(orders.remindedAt),
    or(and(lt(orders.createdAt, ago('24 hours')), hasNoOpenPayment(database)), ofTransfer),
    sql`(${ofThem}) <= ${maxUnpaid}`,
  )
  const due = await database.select({ id: orders.id }).from(orders).where(isDue).limit(max)
  let reminded = 0
  for (const { id } of due) {
    reminded += await database.transaction(async (transaction) => {
      const [order] = await transaction
        .update(orders)
        .set({ remindedAt: sql`now()` })
        .where(and(eq(orders.id, id), isDue))
        .returning({ name: orders.number })
      if (!order) return 0
      await recordEvent(transaction, id, 'reminded', by ? 'administrator' : 'shop', by && { by: by.username })
      if (by) await recordAudit(transaction, by, { action: 'reminded', subject: 'order', id, ...order })
      await mailReminder(transaction, id)
      return 1
    })
  }
  return reminded
}
