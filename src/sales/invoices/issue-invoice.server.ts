import { eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Actor } from '../orders/order.ts'
import { draftInvoice } from './draft-invoice.server.ts'
import { invoices, type InvoiceRow } from './invoices.table.ts'
import { fileKsefDocument } from './ksef/file-ksef-document.server.ts'
import { nextNumber } from './next-number.server.ts'
import { mustDocumentsWait } from './documents-wait.server.ts'
import { isInvoiced } from './invoiceable.server.ts'
import { endWaiting, holdInvoice, mustBeConfirmed } from './waiting/hold-invoice.server.ts'
import { issueCorrections } from './corrections/issue-corrections.server.ts'

/**
 * Issues the invoice of a locked, paid order that has none. Everything is read before the number is taken, because
 * others wait for it.
 * @param at another day than today
 */
export async function issueInvoice(
  transaction: Database,
  order: OrderRow,
  { actor, by, at }: { actor: Actor; by?: string; at?: Date },
): Promise<InvoiceRow> {
  const { id: orderId } = order
  const draft = await draftInvoice(transaction, order)
  await endWaiting(transaction, order)
  const { issuedAt, ...numbered } = await nextNumber(transaction, draft, at)
  const [issued] = await transaction
    .insert(invoices)
    .values({ ...draft, ...numbered, issuedAt })
    .returning()
  await fileKsefDocument(transaction, issued as InvoiceRow)
  const { number } = numbered
  await recordEvent(transaction, orderId, 'invoice_issued', actor, { number, ...(by !== undefined && { by }) })
  return issued as InvoiceRow
}

/**
 * The order being confirmed, if its buyer gets an invoice without asking: a company, a total above zero and no invoice
 * yet.
 */
export async function readInvoiceable(transaction: Database, orderId: number): Promise<OrderRow | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.companyName || !order.taxNumber || order.total === 0) return undefined
  return (await isInvoiced(transaction, orderId)) ? undefined : order
}

/** Issues the invoice of a confirmed order to a buyer who gets one without asking. */
export async function invoiceIfOwed(transaction: Database, { orderId }: { orderId: number }): Promise<void> {
  const owed = await readInvoiceable(transaction, orderId)
  if (owed) await invoiceConfirmed(transaction, owed)
}

/**
 * Issues the invoice, last in the transaction, because all other invoices wait for its number. Where documents
 * have to wait, `issueWaiting` issues it afterwards; where somebody has to confirm it, it waits for them.
 */
export async function invoiceConfirmed(transaction: Database, order: OrderRow): Promise<void> {
  if (await mustDocumentsWait(transaction)) return
  if (await mustBeConfirmed(transaction, order)) return holdInvoice(transaction, order, 'shop')
  await issueInvoice(transaction, order, { actor: 'shop' })
  await issueCorrections(transaction, order.id)
}
