import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { invoices } from '../invoices.table.ts'
import { paymentMethodOf } from '../draft-invoice.server.ts'
import { buyerOf, sellerNow } from '../parties.ts'
import { ksefEnvironmentOf } from './file-ksef-document.server.ts'
import { ksefDocuments } from './ksef-documents.table.ts'

/** Whether a buyer gets a document by letter: an invoice if they want it so, a correction of a refund, and whatever names another buyer. */
export const isToBeMailed = sql<boolean>`(${invoices.kind} = 'invoice' and (${orders.wantsInvoiceByMail} or ${invoices.replacesId} is not null)
  or ${invoices.kind} = 'correction' and (${invoices.refundId} is not null or ${invoices.reason} in ('buyer_corrected', 'buyer_replaced')))`

/** Those of these documents that stay outside KSeF, so that their buyer may have them at once. */
export async function withoutKsef(transaction: Database, documents: number[]): Promise<number[]> {
  const { invoiceId } = ksefDocuments
  const filed = await transaction.select({ id: invoiceId }).from(ksefDocuments).where(inArray(invoiceId, documents))
  return documents.filter((document) => !filed.some(({ id }) => id === document))
}

/** Whether the invoice that an order is about to get goes to KSeF. */
export async function isForKsef(transaction: Database, order: OrderRow): Promise<boolean> {
  const paymentMethod = await paymentMethodOf(transaction, order.id)
  return ksefEnvironmentOf({ seller: sellerNow(), buyer: buyerOf(order), paymentMethod }) !== null
}

/** Whether corrections of an order go to KSeF: those issued from now on as its invoice would. */
export async function isOrderInKsef(transaction: Database, orderId: number): Promise<boolean> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  return order !== undefined && isForKsef(transaction, order)
}

/** Notes that a document's letter is written, and says what is in it. Undefined: none is, or was already. */
export async function takeDocumentToMail(transaction: Database, invoiceId: number) {
  const [wanted] = await transaction
    .select({ isWanted: isToBeMailed })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.id, invoiceId))
  if (!wanted?.isWanted) return undefined
  const [filed] = await transaction
    .update(ksefDocuments)
    .set({ toldAt: sql`now()` })
    .where(and(eq(ksefDocuments.invoiceId, invoiceId), isNull(ksefDocuments.toldAt)))
    .returning({ ksefNumber: ksefDocuments.ksefNumber })
  if (!filed) return undefined
  const { orderId, kind, number, replacesId } = invoices
  const [document] = await transaction
    .select({ orderId, kind, number, replacesId })
    .from(invoices)
    .where(eq(invoices.id, invoiceId))
  return document && { ...document, ...filed }
}
