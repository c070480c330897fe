import { and, asc, lt, ne } from 'drizzle-orm'
import type { Clear } from '../../personal-data/personal-data.ts'
import { forgetWithdrawals } from './forget-withdrawals.server.ts'
import { isDone } from './open-withdrawals.server.ts'
import { withdrawals } from './withdrawals.table.ts'

/** What still waits for somebody is kept, however old it is. */
export const clearOldWithdrawals: Clear = async (transaction, before, max) => {
  const old = await transaction
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(lt(withdrawals.createdAt, before), ne(withdrawals.declaration, ''), isDone))
    .orderBy(asc(withdrawals.id))
    .limit(max)
  return old.length === 0 ? 0 : forgetWithdrawals(transaction, { ids: old.map(({ id }) => id) })
}
