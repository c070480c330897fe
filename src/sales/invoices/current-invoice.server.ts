import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'

/**
 * The invoice of an order that holds, and its corrections after it. Those that it replaced stand at zero, and nothing is corrected of
 * them any more.
 */
export async function readCurrent(database: Database, orderId: number): Promise<InvoiceRow[]> {
  const rows = await database.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  const invoice = rows.findLast(({ kind }) => kind === 'invoice')
  return invoice ? [invoice, ...rows.filter(({ correctedId }) => correctedId === invoice.id)] : []
}

/** Documents that say all that was sold: the invoice, and corrections of a change or of the buyer. */
export const isOfContent = ({ kind, changeId }: InvoiceRow) => kind === 'invoice' || changeId !== null
