import { asc, inArray, lt, max, sql } from 'drizzle-orm'
import type { Clear } from '../../personal-data/personal-data.ts'
import { invoices } from './invoices.table.ts'

/**
 * Deletes documents after the retention period of the tax law, all documents of an order together, counted from the
 * latest. A database constraint protects younger ones. Returns the number of orders.
 */
export const clearOldInvoices: Clear = async (transaction, before, atOnce) => {
  const yearThen = sql`extract(year from ${before} at time zone 'Europe/Warsaw')`
  const old = await transaction
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .groupBy(invoices.orderId)
    .having(lt(max(invoices.year), yearThen))
    .orderBy(asc(invoices.orderId))
    .limit(atOnce)
  const orderIds = old.map(({ orderId }) => orderId)
  await transaction.delete(invoices).where(inArray(invoices.orderId, orderIds))
  return old.length
}
