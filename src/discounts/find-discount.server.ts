import { eq } from 'drizzle-orm'
import type { Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { discountCodes } from './discount-codes.table.ts'
import { discountOf, discountUnknown, discountUsedUp, type DiscountProblem } from './discount.ts'

export async function findDiscount(
  database: Database,
  code: string,
  subtotal: Money,
): Promise<Outcome<{ id: number; code: string; amount: Money }, DiscountProblem>> {
  const [found] = await database.select().from(discountCodes).where(eq(discountCodes.code, code))
  if (!found) return discountUnknown
  if (found.maxUses !== null && found.usedCount >= found.maxUses) return discountUsedUp
  return done({ id: found.id, code, amount: discountOf(found, subtotal) })
}
