import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { discountCodeNotFound } from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'

/** Orders that used the code keep its name and what it took off. */
export async function removeDiscountCode(
  database: Database,
  id: number,
): Promise<Outcome<void, typeof discountCodeNotFound>> {
  const { rowCount } = await database.delete(discountCodes).where(eq(discountCodes.id, id))
  return rowCount === 0 ? discountCodeNotFound : done(undefined)
}
