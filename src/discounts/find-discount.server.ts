import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { readCode } from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'
import {
  discountNeedsMore,
  discountNotYet,
  discountOf,
  discountOver,
  discountUnknown,
  discountUsedUp,
  type Discount,
  type DiscountProblem,
} from './discount.ts'

export interface FoundDiscount extends Discount {
  id: number
  code: string
  amount: Money
}

/**
 * What a code takes off now, however it was typed. Nothing is reserved, so another order may still use the last one.
 */
export async function findDiscount(
  database: Database,
  typed: string,
  subtotal: Money,
  now?: Date,
): Promise<Outcome<FoundDiscount, DiscountProblem>> {
  const code = readCode(typed)
  if (code === undefined) return discountUnknown
  const { validFrom, validUntil } = discountCodes
  // One clock for all copies of the program: the database's.
  const moment = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`
  const [found] = await database
    .select({
      ...getTableColumns(discountCodes),
      isEarly: sql<boolean>`${validFrom} > ${moment}`,
      isOver: sql<boolean>`coalesce(${validUntil} < ${moment}, false)`,
    })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
  if (!found?.isActive) return discountUnknown
  if (found.isEarly) return discountNotYet
  if (found.isOver) return discountOver
  if (found.maxUses !== null && found.usedCount >= found.maxUses) return discountUsedUp
  if (found.minOrderAmount !== null && subtotal < found.minOrderAmount) return discountNeedsMore
  const { id, type, hundredths } = found
  return done({ id, code, type, hundredths, amount: discountOf({ type, hundredths }, subtotal) })
}
