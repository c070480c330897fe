import { asc, inArray } from 'drizzle-orm'
import { printMoney } from '../kernel/money.ts'
import { canBePaid } from '../orders/unpaid.server.ts'
import type { Database } from '../server/database.ts'
import { noDocuments, type IssuedDocument, type OrderDocuments } from './invoice.ts'
import { isSale } from './invoiceable.server.ts'
import type { InvoicedOrder } from './issue-invoice.server.ts'
import { invoices } from './invoices.table.ts'
import { askableUntil } from './polish-months.ts'

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
  const described = orders.map((order) => {
    const issued = rows.filter((row) => row.orderId === order.id).map(describeIssued)
    const canBeInvoiced = issued.length === 0 && isSale(order)
    const until = canBeInvoiced && order.paidAt ? askableUntil(order.paidAt) : null
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

export const describeIssued = ({ id, kind, number, issuedAt, total }: Issued): IssuedDocument => ({
  id,
  kind,
  number,
  issuedAt: issuedAt.toISOString(),
  total: printMoney(total),
})

/** Somebody may pay by it. */
export const hasProforma = (order: InvoicedOrder): boolean => canBePaid(order) && order.total > 0
