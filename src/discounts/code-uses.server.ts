import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { discountCodes } from './discount-codes.table.ts'

const { usedCount, maxUses } = discountCodes

/**
 * Reserves one use of a code for an order; false if none is left or the code is gone. Check and increment are one
 * statement, so only one order gets the last use. A paid order counts even if none is left.
 */
export async function reserveCodeUse(
  transaction: Database,
  id: number,
  { evenIfUsedUp = false }: { evenIfUsedUp?: boolean } = {},
): Promise<boolean> {
  const isLeft = evenIfUsedUp ? undefined : or(isNull(maxUses), lt(usedCount, maxUses))
  const { rowCount } = await transaction
    .update(discountCodes)
    .set({ usedCount: sql`${usedCount} + 1` })
    .where(and(eq(discountCodes.id, id), isLeft))
  return rowCount === 1
}

/** Releases a reserved use. Does nothing if the code is gone. */
export async function releaseCodeUse(transaction: Database, id: number): Promise<void> {
  await transaction
    .update(discountCodes)
    .set({ usedCount: sql`greatest(${usedCount} - 1, 0)` })
    .where(eq(discountCodes.id, id))
}
