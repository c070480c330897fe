import { and, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { InvoicedOrder } from './issue-invoice.server.ts'
import { invoices } from './invoices.table.ts'

/** Whether an order has its invoice. */
export async function isInvoiced(database: Database, orderId: number): Promise<boolean> {
  const found = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
  return found.length > 0
}

/** Whether a refund has its correction: if it turns out not to have arrived, that will be taken back. */
export async function isCorrected(database: Database, refundId: string): Promise<boolean> {
  const found = await database.select({ id: invoices.id }).from(invoices).where(eq(invoices.refundId, refundId))
  return found.length > 0
}

/** Whether an order is a sale that an invoice can be about: paid, going on, not all of it given back, and still somebody’s. */
export const isSale = ({ paymentStatus, status, paidAt, anonymisedAt, total }: InvoicedOrder): boolean =>
  paymentStatus === 'paid' &&
  paidAt !== null &&
  anonymisedAt === null &&
  total > 0 &&
  status !== 'cancelled' &&
  status !== 'pending'
