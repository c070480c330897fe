import { and, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { payments } from './payments.table.ts'
import { isInProgress } from './under-way.server.ts'

export const closeSessionName = 'close-session'

/** Supersedes all open sessions of an order; a job closes them at the provider afterwards. */
export async function closeOpenSessions(transaction: Database, orderId: number): Promise<void> {
  const isOpen = and(eq(payments.orderId, orderId), isInProgress)
  const closed = await transaction.update(payments).set({ state: 'superseded' }).where(isOpen).returning()
  for (const { sessionId: session } of closed)
    if (session !== null) await enqueue(transaction, { name: closeSessionName }, { session })
}
