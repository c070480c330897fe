import { asc, inArray } from 'drizzle-orm'
import { printMoney } from '../../kernel/money.ts'
import { canBePaid } from '../orders/unpaid.server.ts'
import type { Database } from '../../server/database/database.ts'
import { deliveryDays } from './delivery-days.server.ts'
import { noDocuments, type IssuedDocument, type OrderDocuments } from './invoice.ts'
import { isSale } from './invoiceable.server.ts'
import type { InvoicedOrder } from './issue-invoice.server.ts'
import { invoices } from './invoices.table.ts'
import { askableUntil } from './months/polish-months.ts'

/** What there is on paper for each of these orders. */
export async function documentsOf(
  database: Database,
  orders: InvoicedOrder[],
): Promise<(id: number) => OrderDocuments> {
  const { id, kind, number, issuedAt, total, orderId } = invoices
  const rows = await database
    .select({ id, kind, number, issuedAt, total, orderId })
    .from(invoices)
    .where(
      inArray(
        orderId,
        orders.map((order) => order.id),
      ),
    )
    .orderBy(asc(id))
  const askable = orders.filter((order) => isSale(order) && !rows.some((row) => row.orderId === order.id))
  const deliveredAt = await deliveryDays(
    database,
    askable.map((order) => order.id),
  )
  const described = orders.map((order) => {
    const issued = rows.filter((row) => row.orderId === order.id).map(toIssuedDocumentJson)
    const canBeInvoiced = askable.includes(order)
    const until = canBeInvoiced && order.paidAt ? askableUntil(order.paidAt, deliveredAt.get(order.id)) : null
    const documents: OrderDocuments = {
      issued,
      hasProforma: hasProforma(order),
      invoiceUntil: until && until > new Date() ? until.toISOString() : null,
      canBeInvoiced,
    }
    return [order.id, documents] as const
  })
  const byOrder = new Map(described)
  return (order) => byOrder.get(order) ?? noDocuments
}

type Issued = Pick<typeof invoices.$inferSelect, 'id' | 'kind' | 'number' | 'issuedAt' | 'total'>

export const toIssuedDocumentJson = ({ id, kind, number, issuedAt, total }: Issued): IssuedDocument => ({
  id,
  kind,
  number,
  issuedAt: issuedAt.toISOString(),
  total: printMoney(total),
})

/** Somebody may pay by it. */
export const hasProforma = (order: InvoicedOrder): boolean => canBePaid(order) && order.total > 0
