import { eq } from 'drizzle-orm'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { areNumbersUnknown } from '../../server/backup/open-restore.ts'
import { isInvoiced } from './invoiceable.server.ts'
import { issueCorrections } from './issue-corrections.server.ts'
import { issueInvoice, type InvoicedOrder } from './issue-invoice.server.ts'

/**
 * The order being confirmed, if its buyer gets an invoice without asking: a company without one, and a total above
 * zero.
 */
export async function readInvoiceable(transaction: Database, orderId: number): Promise<InvoicedOrder | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.companyName || !order.taxNumber || order.total === 0) return undefined
  return (await isInvoiced(transaction, orderId)) ? undefined : order
}

/** A confirmed order has its invoice, where its buyer is owed one. */
export async function invoiceIfOwed(transaction: Database, { orderId }: { orderId: number }): Promise<void> {
  const owed = await readInvoiceable(transaction, orderId)
  if (owed) await invoiceConfirmed(transaction, owed)
}

/**
 * Issues the invoice, last in the transaction, because all other invoices wait for its number. After a restore with an
 * unknown last number, it is issued once somebody has entered that number.
 */
export async function invoiceConfirmed(transaction: Database, order: InvoicedOrder): Promise<void> {
  if (await areNumbersUnknown(transaction)) return
  await issueInvoice(transaction, order, { actor: 'shop' })
  await issueCorrections(transaction, order.id)
}
