import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { discountCodes } from './discount-codes.table.ts'

const { usedCount, maxUses } = discountCodes

/**
 * Takes one use of a code for an order; false when none is left, or the code is gone. Asking and counting are one
 * statement, so that of several who want the last use one gets it. What is paid already counts even if there is none left.
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

/** Gives back what was taken; nothing where the code is gone. */
export async function releaseCodeUse(transaction: Database, id: number): Promise<void> {
  await transaction
    .update(discountCodes)
    .set({ usedCount: sql`greatest(${usedCount} - 1, 0)` })
    .where(eq(discountCodes.id, id))
}
