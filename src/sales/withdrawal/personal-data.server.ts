import { and, asc, lt, ne, inArray, isNull } from 'drizzle-orm'
import type { Clear } from '../../personal-data/personal-data.ts'
import { isDone } from './open-withdrawals.server.ts'
import { withdrawals } from './withdrawals.table.ts'
import type { Database } from '../../server/database/database.ts'

/** Open declarations are kept, however old they are. */
export const clearOldWithdrawals: Clear = async (transaction, before, max) => {
  const old = await transaction
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(lt(withdrawals.createdAt, before), ne(withdrawals.declaration, ''), isDone))
    .orderBy(asc(withdrawals.id))
    .limit(max)
  return forgetWithdrawals(transaction, { ids: old.map(({ id }) => id) })
}

type Whose = { ids: number[] } | { orderIds: number[] }

/**
 * Removes the author and wording of declarations. The fact and date of a withdrawal stay, because they explain a
 * refund. Unmatched declarations are deleted. Returns their number.
 */
export async function forgetWithdrawals(transaction: Database, whose: Whose): Promise<number> {
  const areTheirs = 'ids' in whose ? inArray(withdrawals.id, whose.ids) : inArray(withdrawals.orderId, whose.orderIds)
  const gone = await transaction.delete(withdrawals).where(and(areTheirs, isNull(withdrawals.orderId)))
  const forgotten = await transaction
    .update(withdrawals)
    .set({ name: '', email: '', orderNumber: '', goods: '', remark: '', declaration: '', requestHash: null })
    .where(and(areTheirs, ne(withdrawals.declaration, '')))
  return (gone.rowCount ?? 0) + (forgotten.rowCount ?? 0)
}
