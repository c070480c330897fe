import { and, eq, getTableColumns, notExists, sql } from 'drizzle-orm'
import { money, printMoney, type Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { countAttempt } from '../server/http/throttle.ts'
import {
  discountNeedsMore,
  discountNotYet,
  discountOf,
  discountOver,
  discountUnknown,
  discountUsedUp,
  type CheckedDiscount,
  type Discount,
  type DiscountProblem,
} from './discount.ts'
import { readCode } from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'

/** Says what a code would take off. */
export async function checkDiscount(
  database: Database,
  { code, orderAmount }: { code: string | null; orderAmount: Money },
  address: string,
): Promise<Outcome<CheckedDiscount, DiscountProblem>> {
  if (code === null) return discountUnknown
  await countGuess(database, code, address)
  const found = await findDiscount(database, code, orderAmount)
  if (!found.ok) return found
  const { type, hundredths, amount } = found.value
  const value = printMoney(money(hundredths))
  return done({
    discountCode: { code: found.value.code, type, value },
    discountAmount: Number(printMoney(amount)),
  })
}

interface FoundDiscount extends Discount {
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

/**
 * Call it before answering anything about a code. Unknown codes are counted, so that nobody can find one by trying.
 * Known codes cost nothing.
 */
export async function countGuess(database: Database, typed: string, address: string): Promise<void> {
  const code = readCode(typed)
  if (code === undefined) return
  const known = database
    .select({ one: sql`1` })
    .from(discountCodes)
    .where(and(eq(discountCodes.code, code), eq(discountCodes.isActive, true)))
  await countAttempt(database, 'discountGuesses', address, notExists(known))
}
