import { printMoney } from '../../kernel/money.ts'
import type { CustomerOrder } from '../orders/order.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'

/** An order as lists have it. */
export function toOrderJson(row: OrderRow): CustomerOrder {
  const total = printMoney(row.total)
  return {
    id: row.id,
    orderNumber: row.number,
    customerName: `${row.firstName} ${row.lastName}`.trim(),
    customerEmail: row.email,
    customerPhone: row.phone,
    shippingAddress: { address: row.address, city: row.city, postalCode: row.postalCode, country: row.country },
    subtotal: printMoney(row.subtotal),
    shippingCost: printMoney(row.shippingCost),
    discountAmount: printMoney(row.discountAmount),
    total,
    totalAmount: total,
    status: row.status,
    paymentStatus: row.paymentStatus,
    shippingStatus: row.shippingStatus,
    trackingNumber: row.trackingNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
