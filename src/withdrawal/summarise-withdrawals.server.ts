import { sql } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { isOpen } from './list-withdrawals.server.ts'
import type { WithdrawalSummary } from './withdrawal-record.ts'
import { refundDueOn } from './withdrawal-period.ts'
import { withdrawals } from './withdrawals.table.ts'

/** How many declarations wait for the office, and which money is due first. */
export async function summariseWithdrawals(database: Database, now = new Date()): Promise<WithdrawalSummary> {
  const { state, createdAt } = withdrawals
  const isDueBefore = sql`(${createdAt} at time zone 'Europe/Warsaw')::date + 14
    < (${now.toISOString()}::timestamptz at time zone 'Europe/Warsaw')::date`
  const [found] = await database
    .select({
      open: sql<number>`count(*)::integer`,
      unmatched: sql<number>`(count(*) filter (where ${state} in ('unmatched', 'received')))::integer`,
      overdue: sql<number>`(count(*) filter (where ${state} = 'accepted' and ${isDueBefore}))::integer`,
      first: sql<string | null>`to_json(min(${createdAt}) filter (where ${state} = 'accepted'))`,
    })
    .from(withdrawals)
    .where(isOpen)
  const { open = 0, unmatched = 0, overdue = 0, first = null } = found ?? {}
  return { open, unmatched, overdue, nextRefundDueOn: first === null ? null : refundDueOn(new Date(first)) }
}
