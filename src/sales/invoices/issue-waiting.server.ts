// oxlint-disable no-await-in-loop -- each order is held for itself
import { and, gte, inArray, isNotNull, or } from 'drizzle-orm'
import { invoiceConfirmed, readInvoiceable } from './issue-invoice.server.ts'
import { isSale } from './invoiceable.server.ts'
import { issueCorrections } from './corrections/issue-corrections.server.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import { orderEvents, orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import type { Job } from '../../server/jobs/jobs.ts'

/** Issues the documents that waited for a confirmed last number, or for the right day. It is idempotent. */
export const issueWaiting: Job<{ since: string }> = {
  name: 'issue-waiting',
  retries: { max: 50, firstPauseSeconds: 10, longestPauseSeconds: 600 },

  async perform({ database }, { since }) {
    for (const id of await concerned(database, new Date(since))) {
      await database.transaction(async (transaction) => {
        if (!(await lockOrder(transaction, id))) return
        const owed = await readInvoiceable(transaction, id)
        if (owed && isSale(owed)) await invoiceConfirmed(transaction, owed)
        else await issueCorrections(transaction, id)
      })
    }
  },
}

/** Orders that were paid or refunded since the restore. */
async function concerned(database: Database, since: Date): Promise<number[]> {
  const moved = database
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(
      and(inArray(orderEvents.kind, ['confirmed', 'refunded', 'refund_failed']), gte(orderEvents.createdAt, since)),
    )
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), or(gte(orders.paidAt, since), inArray(orders.id, moved))))
  return rows.map(({ id }) => id)
}
