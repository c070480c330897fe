import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { ago } from '../server/ago.ts'
import type { Database } from '../server/database.ts'
import { mailReminder } from './order-mails.server.ts'
import { orders } from './orders.table.ts'
import { recordEvent } from './record-event.server.ts'
import { hasNothingUnderWay, isUnpaid } from './unpaid.server.ts'

/** So many at a time: the next minute goes on. */
const most = 200

/**
 * Reminds the customers of unpaid orders, each once, a day after they ordered.
 * @returns how many were reminded
 */
export async function remindUnpaid(database: Database): Promise<number> {
  const isDue = and(
    isUnpaid,
    isNull(orders.remindedAt),
    lt(orders.createdAt, ago('24 hours')),
    sql`${orders.payableUntil} > now()`,
    hasNothingUnderWay(database),
  )
  const due = await database.select({ id: orders.id }).from(orders).where(isDue).limit(most)
  let reminded = 0
  for (const { id } of due) {
    reminded += await database.transaction(async (transaction) => {
      const { rowCount } = await transaction
        .update(orders)
        .set({ remindedAt: sql`now()` })
        .where(and(eq(orders.id, id), isDue))
      if (rowCount !== 1) return 0
      await recordEvent(transaction, id, 'reminded', 'shop')
      await mailReminder(transaction, id)
      return 1
    })
  }
  return reminded
}
