import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { fact } from '../../../server/database/fact.ts'
import { orders } from '../../orders/orders.table.ts'
import { transferOffer } from './transfer-offer.ts'

/** A customer is about to pay by transfer, and has to know where. */
export const transferBegun = fact<{ orderId: number }>('a customer pays by bank transfer')

/**
 * Gives a locked order the days of a transfer, counted from when it was placed: who goes to and fro between the ways of
 * paying holds nothing for longer.
 * @param atLeast until when it can be paid in any case
 */
export async function beginTransfer(
  transaction: Database,
  orderId: number,
  atLeast: SQLWrapper = orders.payableUntil,
): Promise<void> {
  const days = sql`${`${transferOffer.now().days} days`}::interval`
  await transaction
    .update(orders)
    .set({ payableUntil: sql`greatest(${atLeast}, ${orders.createdAt} + ${days})` })
    .where(eq(orders.id, orderId))
  await transferBegun.happened(transaction, { orderId })
}
