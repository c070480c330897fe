import { asc, inArray, lt, max, sql } from 'drizzle-orm'
import type { Clear } from '../../personal-data/personal-data.ts'
import { invoices } from './invoices.table.ts'

/**
 * Deletes documents that tax law doesn't want any more, those of an order together: the latest of them decides. The database itself refuses
 * what is younger. Counted are the orders.
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
  if (old.length === 0) return 0
  const orderIds = old.map(({ orderId }) => orderId)
  await transaction.delete(invoices).where(inArray(invoices.orderId, orderIds))
  return old.length
}
