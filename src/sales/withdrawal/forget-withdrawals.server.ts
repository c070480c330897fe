import { and, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { withdrawals } from './withdrawals.table.ts'

type Whose = { ids: number[] } | { orderIds: number[] }

/**
 * Takes from declarations who made them and in which words. What stays is that an order was withdrawn from, and when: it tells why
 * money went back. What no order was found for goes whole. Gives how many there were.
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
