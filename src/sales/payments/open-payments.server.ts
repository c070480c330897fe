import { and, eq, exists, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import { ago } from '../../server/database/ago.ts'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { payments } from './payments.table.ts'
import { enqueue } from '../../server/jobs/jobs.ts'

/** Somebody may be paying at this moment. */
export const isInProgress = inArray(payments.state, ['creating', 'open', 'processing'])

/** The order has no payment in progress. */
export const hasNoOpenPayment = (database: Database) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), isInProgress)),
  )

/** The same, but for transfers: nothing says that one is over but the order's own term. */
export const hasNoOpenSession = (database: Database) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), isInProgress, ne(payments.provider, 'transfer'))),
  )

/** The order waits for a bank transfer that was chosen so long ago. */
export const waitsForTransferSince = (database: Database, days: number) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orders.id),
          eq(payments.provider, 'transfer'),
          eq(payments.state, 'open'),
          lt(payments.createdAt, ago(`${days} days`)),
        ),
      ),
  )

export const closeSessionName = 'close-session'

/** Supersedes all open sessions of an order; a job closes them at the provider afterwards. */
export async function closeOpenSessions(transaction: Database, orderId: number): Promise<void> {
  const isOpen = and(eq(payments.orderId, orderId), isInProgress)
  const closed = await transaction.update(payments).set({ state: 'superseded' }).where(isOpen).returning()
  for (const { sessionId: session, provider } of closed)
    // Nothing closes a bank account: what still comes there is noted by the office.
    if (session !== null && provider !== 'transfer') await enqueue(transaction, { name: closeSessionName }, { session })
}
