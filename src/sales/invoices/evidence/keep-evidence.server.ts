import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { payments } from '../../payments/payments.table.ts'
import { accounting } from '../accounting.ts'
import { invoices } from '../invoices.table.ts'
import { buyerOf } from '../parties.ts'
import { salesEvidence } from './sales-evidence.table.ts'

/**
 * Those of these orders whose buyer nobody but the order itself knows, where the owner relies on the exemption from the cash register: sold,
 * paid for in earnest, and neither to a company nor with an invoice.
 */
export async function needEvidence(database: Database, held: OrderRow[]): Promise<OrderRow[]> {
  if (!accounting.now().keepsBuyers) return []
  const unnamed = held.filter(
    ({ anonymisedAt, paidAt, total, companyName, taxNumber }) =>
      anonymisedAt === null && paidAt !== null && total > 0 && companyName === null && taxNumber === null,
  )
  if (unnamed.length === 0) return []
  const ids = unnamed.map(({ id }) => id)
  const { orderId } = invoices
  const invoiced = await database.select({ orderId }).from(invoices).where(inArray(orderId, ids))
  const isSale = and(inArray(payments.orderId, ids), eq(payments.state, 'paid'), ne(payments.provider, 'demo'))
  const sold = await database.select({ orderId: payments.orderId }).from(payments).where(isSale)
  const isIn = (rows: { orderId: number }[], id: number) => rows.some((row) => row.orderId === id)
  return unnamed.filter(({ id }) => isIn(sold, id) && !isIn(invoiced, id))
}

/** Keeps who bought, name and address alone, apart from locked orders that are about to lose it. */
export async function keepEvidence(transaction: Database, held: OrderRow[]): Promise<void> {
  const rows = (await needEvidence(transaction, held)).map((order) => {
    const { name, street, postalCode, city, country } = buyerOf(order)
    return { orderId: order.id, name, street, postalCode, city, country }
  })
  if (rows.length > 0) await transaction.insert(salesEvidence).values(rows)
}
