import { printMoney } from '../../kernel/money.ts'
import type { CustomerOrder } from '../orders/order.ts'
import { orders } from '../orders/orders.table.ts'

/** What a list reads of an order, which has three times as many columns. */
export const listed = {
  id: orders.id,
  number: orders.number,
  firstName: orders.firstName,
  lastName: orders.lastName,
  email: orders.email,
  phone: orders.phone,
  address: orders.address,
  city: orders.city,
  postalCode: orders.postalCode,
  country: orders.country,
  subtotal: orders.subtotal,
  shippingCost: orders.shippingCost,
  discountAmount: orders.discountAmount,
  total: orders.total,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  shippingStatus: orders.shippingStatus,
  trackingNumber: orders.trackingNumber,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
}
type Listed = Pick<typeof orders.$inferSelect, keyof typeof listed>

/** An order as lists have it. */
export function toOrderJson(row: Listed): CustomerOrder {
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
