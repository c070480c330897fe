import { and, asc, desc, inArray } from 'drizzle-orm'
import { withIndexScans } from '../../../server/database/index-scans.ts'
import { tableInBatches } from '../../../server/files/csv-file.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import { isAskedFor } from './order-filter.server.ts'
import { isAfterCursor, orderCursor, type OrderCursor } from './list-orders.server.ts'
import { invoiceAddressOf } from '../../orders/buyer/invoice-address.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import { orderExport } from '../order-export.ts'
import { orderStates, orderTexts } from '../../orders/texts/pl.ts'
import { printCsvLine } from '../../../kernel/csv.ts'
import type { Money } from '../../../kernel/money.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import { printWeight } from '../../../kernel/weight.ts'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'
import type { PickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'

const batchSize = 500

/** The matching orders as CSV, the newest first. */
export const exportOrders = (database: Database, filter: OrderFilter) =>
  tableInBatches(columnHeads, (after: OrderCursor | undefined) =>
    withIndexScans(database, (transaction) => readBatch(transaction, filter, after)),
  )

async function readBatch(transaction: Database, filter: OrderFilter, after: OrderCursor | undefined) {
  const newestFirst = [desc(orders.createdAt), desc(orders.id)]
  const places = await transaction
    .select(orderCursor)
    .from(orders)
    .where(and(isAskedFor(filter), after && isAfterCursor(after)))
    .orderBy(...newestFirst)
    .limit(batchSize)
  const ids = places.map(({ id }) => id)
  const found = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(...newestFirst)
  const ordered = await transaction
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const linesOf = Map.groupBy(ordered, ({ orderId }) => orderId)
  return {
    lines: found.map((order) => printOrder(order, linesOf.get(order.id) ?? [])).join(''),
    last: places.length === batchSize ? places.at(-1) : undefined,
  }
}

type Line = typeof orderLines.$inferSelect
type Column = keyof typeof orderExport.columns

const cells: Record<Column, (order: OrderRow, lines: Line[]) => string | Money | null> = {
  number: (order) => order.number,
  createdAt: (order) => shownInPoland(order.createdAt),
  customer: (order) => `${order.firstName} ${order.lastName}`.trim(),
  email: (order) => order.email,
  phone: (order) => order.phone,
  company: (order) => order.companyName,
  taxNumber: (order) => order.taxNumber,
  address: (order) => order.address,
  city: (order) => order.city,
  postalCode: (order) => order.postalCode,
  country: (order) => order.country,
  delivery: (order) => orderTexts.shipping[order.shippingMethod],
  pickupPoint: (order) => order.pickupPoint && printPoint(order.pickupPoint),
  products: (_, lines) => lines.map(printLine).join(', '),
  subtotal: (order) => order.subtotal,
  shipping: (order) => order.shippingCost,
  discount: (order) => order.discountAmount,
  discountCode: (order) => order.discountCode,
  total: (order) => order.total,
  status: (order) => orderStates.status[order.status],
  payment: (order) => orderStates.payment[order.paymentStatus],
  paidAt: (order) => order.paidAt && shownInPoland(order.paidAt),
  shippingStatus: (order) => orderStates.shipping[order.shippingStatus],
  trackingNumber: (order) => order.trackingNumber,
  attention: (order) => order.needsAttention && orderExport.attention[order.needsAttention],
  invoiceAddress: (order) => printInvoiceAddress(order),
}
const columns = Object.keys(orderExport.columns) as Column[]

const columnHeads = printCsvLine(columns.map((column) => orderExport.columns[column]))

function printOrder(order: OrderRow, lines: Line[]): string {
  return printCsvLine(columns.map((column) => cells[column](order, lines)))
}

function printLine({ productName, weight, quantity }: Line): string {
  return [productName, weight !== null && printWeight(weight), `× ${quantity}`].filter(Boolean).join(' ')
}

function printInvoiceAddress(order: OrderRow): string | null {
  const own = invoiceAddressOf(order)
  return own ? `${own.address}, ${own.postalCode} ${own.city}, ${own.country}` : null
}

function printPoint(point: PickupPoint): string {
  return [nameOfPoint(point), point.address?.line1, point.address?.line2].filter(Boolean).join(', ')
}
