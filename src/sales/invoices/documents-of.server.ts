import { asc, inArray } from 'drizzle-orm'
import { printMoney } from '../../kernel/money.ts'
import { canBePaid } from '../orders/unpaid.server.ts'
import type { Database } from '../../server/database/database.ts'
import { deliveryDays, isSale } from './invoiceable.server.ts'
import { noDocuments, type IssuedDocument, type OrderDocuments } from './invoice.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { invoices } from './invoices.table.ts'
import { issuedOn } from './ksef/filed-document.ts'
import { shownStateOf } from './ksef/ksef-document.ts'
import { readFiled, type Filed } from './ksef/read-filed.server.ts'
import { askableUntil } from './months/invoice-month.ts'

/** The documents of each of these orders. */
export async function documentsOf(database: Database, orders: OrderRow[]): Promise<(id: number) => OrderDocuments> {
  const { id, kind, number, issuedAt, total, orderId, correctedId } = invoices
  const rows = await database
    .select({ id, kind, number, issuedAt, total, orderId, correctedId, replacesId: invoices.replacesId })
    .from(invoices)
    .where(
      inArray(
        orderId,
        orders.map((order) => order.id),
      ),
    )
    .orderBy(asc(id))
  const filed = await readFiled(database, rows)
  const askable = orders.filter((order) => isSale(order) && !rows.some((row) => row.orderId === order.id))
  const deliveredAt = await deliveryDays(
    database,
    askable.map((order) => order.id),
  )
  const described = orders.map((order) => {
    const issued = rows
      .filter((row) => row.orderId === order.id)
      .map((row) => ({
        ...toIssuedDocumentJson(row, filed(row)),
        ...(rows.some(({ replacesId }) => replacesId === row.id) && { isReplaced: true as const }),
      }))
    const canBeInvoiced = askable.includes(order)
    const isWaiting = canBeInvoiced && order.invoiceWaitsSince !== null
    const until = canBeInvoiced && order.paidAt ? askableUntil(order.paidAt, deliveredAt.get(order.id)) : null
    const documents: OrderDocuments = {
      issued,
      hasProforma: hasProforma(order),
      invoiceUntil: !isWaiting && until && until > new Date() ? until.toISOString() : null,
      canBeInvoiced,
      ...(isWaiting && { isInvoiceWaiting: true }),
    }
    return [order.id, documents] as const
  })
  const byOrder = new Map(described)
  return (order) => byOrder.get(order) ?? noDocuments
}

type Issued = Pick<typeof invoices.$inferSelect, 'id' | 'kind' | 'number' | 'issuedAt' | 'total'>

export function toIssuedDocumentJson({ id, kind, number, issuedAt, total }: Issued, { own }: Filed): IssuedDocument {
  return {
    id,
    kind,
    number,
    issuedAt: issuedOn(issuedAt, own?.issueDay).toISOString(),
    total: printMoney(total),
    ...(own && { ksef: { state: shownStateOf(own), number: own.ksefNumber } }),
  }
}

/** A proforma is for an order that can still be paid. */
export const hasProforma = (order: OrderRow): boolean => canBePaid(order) && order.total > 0
