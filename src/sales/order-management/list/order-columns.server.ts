import { orderExport } from '../order-export.ts'
import { orderStates } from '../../orders/texts/pl.ts'
import { orderTexts } from '../../orders/texts/pl.ts'
import { printCsvLine } from '../../../kernel/csv.ts'
import type { Money } from '../../../kernel/money.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import { printWeight } from '../../../kernel/weight.ts'
import type { PickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import type { orderLines } from '../../orders/orders.table.ts'

type Line = typeof orderLines.$inferSelect
type Column = keyof typeof orderExport.columns

/** What stands in each column. */
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
}
const columns = Object.keys(orderExport.columns) as Column[]

export const columnHeads = printCsvLine(columns.map((column) => orderExport.columns[column]))

export function printOrder(order: OrderRow, lines: Line[]): string {
  return printCsvLine(columns.map((column) => cells[column](order, lines)))
}

function printLine({ productName, weight, quantity }: Line): string {
  return [productName, weight !== null && printWeight(weight), `× ${quantity}`].filter(Boolean).join(' ')
}

function printPoint({ name, address }: PickupPoint): string {
  return [name, address?.line1, address?.line2].filter(Boolean).join(', ')
}
