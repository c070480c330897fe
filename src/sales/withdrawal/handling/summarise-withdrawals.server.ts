import { and, eq, inArray } from 'drizzle-orm'
import { orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { toWithdrawalJson, toWithdrawnOrderJson, withdrawnOrderColumns } from '../to-withdrawal-json.server.ts'
import { isOpen } from '../open-withdrawals.server.ts'
import { refundStanding } from './to-do.ts'
import type { WithdrawalSummary } from './withdrawal-record.ts'
import { dayOf } from '../withdrawal-period.ts'
import { withdrawals } from '../withdrawals.table.ts'

/** The number of open declarations and the first due refund. A refund that may wait for the goods isn't due yet. */
export async function summariseWithdrawals(database: Database, now = new Date()): Promise<WithdrawalSummary> {
  const isUnmatched = inArray(withdrawals.state, ['unmatched', 'received'])
  const dueOn = (await readDue(database)).toSorted()
  return {
    open: await database.$count(withdrawals, isOpen),
    unmatched: await database.$count(withdrawals, and(isOpen, isUnmatched)),
    overdue: dueOn.filter((day) => day < dayOf(now)).length,
    nextRefundDueOn: dueOn[0] ?? null,
  }
}

/** The last days of all due refunds. */
async function readDue(database: Database): Promise<string[]> {
  const accepted = await database
    .select({ row: withdrawals, order: withdrawnOrderColumns })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(isOpen, eq(withdrawals.state, 'accepted')))
  return accepted.flatMap(({ row, order }) => {
    const described = toWithdrawalJson(row)
    return refundStanding(described, toWithdrawnOrderJson(order)) === 'due' ? [described.refundDueOn] : []
  })
}
