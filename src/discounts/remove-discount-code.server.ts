import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../server/database.ts'
import { discountCodeNotFound } from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'

/** Orders that used the code keep its name and what it took off. */
export function removeDiscountCode(
  database: Database,
  id: number,
): Promise<Outcome<void, typeof discountCodeNotFound>> {
  return database.transaction(async (transaction) => {
    // Who gives a use back holds the order first and then the code. The other way round, the two would wait for each other.
    await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.discountCodeId, id))
      .orderBy(orders.id)
      .for('update')
    const { rowCount } = await transaction.delete(discountCodes).where(eq(discountCodes.id, id))
    return rowCount === 0 ? discountCodeNotFound : done(undefined)
  })
}
