import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { invoices } from './invoices.table.ts'
import { orderEvents } from '../orders/orders.table.ts'

/** Whether an order has its invoice. */
export async function isInvoiced(database: Database, orderId: number): Promise<boolean> {
  const found = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
  return found.length > 0
}

/** Whether a refund has its correction, which is reversed if the refund fails later. */
export async function isCorrected(database: Database, refundId: string): Promise<boolean> {
  const found = await database.select({ id: invoices.id }).from(invoices).where(eq(invoices.refundId, refundId))
  return found.length > 0
}

/** Whether an order is a sale that can be invoiced: paid, not cancelled, not fully refunded and not anonymised. */
export const isSale = ({ paymentStatus, status, paidAt, anonymisedAt, total }: OrderRow): boolean =>
  paymentStatus === 'paid' &&
  paidAt !== null &&
  anonymisedAt === null &&
  total > 0 &&
  status !== 'cancelled' &&
  status !== 'pending'

/** When each order was last marked as sent or delivered: the goods came no earlier. */
export async function deliveryDays(database: Database, orderIds: number[]): Promise<Map<number, Date>> {
  const { orderId, kind, details, createdAt } = orderEvents
  const rows = await database
    .select({ orderId, at: max(createdAt) })
    .from(orderEvents)
    .where(
      and(
        inArray(orderId, orderIds),
        eq(kind, 'shipping_changed'),
        inArray(sql`${details} ->> 'to'`, ['shipped', 'delivered']),
      ),
    )
    .groupBy(orderId)
  return new Map(rows.flatMap((row) => (row.at ? [[row.orderId, row.at]] : [])))
}
