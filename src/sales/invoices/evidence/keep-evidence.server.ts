import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { payments } from '../../payments/payments.table.ts'
import { accounting } from '../accounting.ts'
import { invoices } from '../invoices.table.ts'
import { buyerOf } from '../parties.ts'
import { salesEvidence } from './sales-evidence.table.ts'

/** Whether the buyer of such an order has to stay known for the exemption from the cash register, though no invoice names them. */
export const needsEvidence = (order: Pick<OrderRow, 'paidAt' | 'total' | 'companyName' | 'taxNumber'>): boolean =>
  accounting.now().keepsBuyers &&
  order.paidAt !== null &&
  order.total > 0 &&
  // Their buyer stays on the order itself.
  order.companyName === null &&
  order.taxNumber === null

/** Keeps who bought, apart from locked orders that are about to lose it: name and address alone, and only where no invoice has them. */
export async function keepEvidence(transaction: Database, held: OrderRow[]): Promise<void> {
  const needed = held.filter((order) => order.anonymisedAt === null && needsEvidence(order))
  if (needed.length === 0) return
  const ids = needed.map(({ id }) => id)
  const invoiced = await transaction
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, ids))
  const sold = await transaction
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.orderId, ids), eq(payments.state, 'paid'), ne(payments.provider, 'demo')))
  const kept = needed.filter(
    ({ id }) => sold.some(({ orderId }) => orderId === id) && !invoiced.some(({ orderId }) => orderId === id),
  )
  if (kept.length === 0) return
  const rows = kept.map((order) => {
    const { name, street, postalCode, city, country } = buyerOf(order)
    return { orderId: order.id, name, street, postalCode, city, country }
  })
  await transaction.insert(salesEvidence).values(rows).onConflictDoNothing()
}
