import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { toWithdrawalJson } from './to-withdrawal-json.server.ts'
import type { WithdrawalRecord } from './handling/withdrawal-record.ts'
import { withdrawals } from './withdrawals.table.ts'

/** All that was declared about an order, for the office. */
export async function withdrawalsOfOrder(database: Database, orderId: number): Promise<WithdrawalRecord[]> {
  const rows = await database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
  return rows.map(toWithdrawalJson)
}
