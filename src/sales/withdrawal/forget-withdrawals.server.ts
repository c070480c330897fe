import { and, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { withdrawals } from './withdrawals.table.ts'

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
