import { and, asc, eq, gt } from 'drizzle-orm'
import { products } from '../../../catalog/products.table.ts'
import { printMoney } from '../../../kernel/money.ts'
import { printWeight } from '../../../kernel/weight.ts'
import { ago } from '../../../server/database/ago.ts'
import type { Database } from '../../../server/database/database.ts'
import { arrivalOfOrdered } from '../../../shipping/arrival.ts'
import { packing } from '../../../shipping/dispatch.ts'
import { documentsOf } from '../../invoices/documents-of.server.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import { payments } from '../../payments/payments.table.ts'
import type { PlacedOrder } from './placed-order.ts'

/** Who asks for an order by the session at which it is paid. */
export interface Asking {
  browserHash: Buffer | null
  customerId: number | null
}

/**
 * For so long the page after paying shows the order. The session's id isn't enough: it stands in the history of browsers and with the
 * provider. The browser must have placed the order, or its customer be signed in.
 */
const shownFor = '1 day'

/** The order of a session, if who asks has placed it just now. */
export async function findPlacedOrder(
  database: Database,
  sessionId: string,
  { browserHash, customerId }: Asking,
): Promise<OrderRow | undefined> {
  if (browserHash === null && customerId === null) return undefined
  const [found] = await database
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.sessionId, sessionId), gt(payments.createdAt, ago(shownFor))))
  if (!found) return undefined
  const { order } = found
  // An order of an account is nobody's who merely sits at the same browser.
  const isOwn =
    order.customerId === null
      ? browserHash !== null && (order.browserHash?.equals(browserHash) ?? false)
      : order.customerId === customerId
  return isOwn ? order : undefined
}

export async function readPlacedOrder(
  database: Database,
  sessionId: string,
  asking: Asking,
): Promise<PlacedOrder | undefined> {
  const order = await findPlacedOrder(database, sessionId, asking)
  if (!order) return undefined
  const { productName, weight, quantity, price, orderId, productId, position } = orderLines
  const lines = await database
    .select({ productName, weight, quantity, price, imageUrl: products.imageUrl })
    .from(orderLines)
    .leftJoin(products, eq(products.id, productId))
    .where(eq(orderId, order.id))
    .orderBy(asc(position))
  const documents = (await documentsOf(database, [order]))(order.id)
  const { address, city, postalCode, country, pickupPoint } = order
  return {
    language: order.language,
    email: order.email,
    lines: lines.map((line) => ({
      name: line.productName,
      weight: line.weight === null ? null : printWeight(line.weight),
      quantity: line.quantity,
      price: printMoney(line.price),
      imageUrl: line.imageUrl,
    })),
    subtotal: printMoney(order.subtotal),
    shippingCost: printMoney(order.shippingCost),
    discountAmount: printMoney(order.discountAmount),
    total: printMoney(order.total),
    recipient: `${order.firstName} ${order.lastName}`,
    pickupPoint,
    address: pickupPoint ? null : { address, city, postalCode, country },
    ...arrivalOf(order),
    invoices: documents.issued.filter(({ kind }) => kind === 'invoice').map(({ number }) => number),
    isGuests: order.customerId === null,
  }
}

/** Counted from the payment, as on the order's page. */
function arrivalOf({ daysFrom, daysTo, paidAt }: OrderRow): Pick<PlacedOrder, 'arrival'> {
  const packed = packing.now()
  if (daysFrom === null || daysTo === null || !packed || !paidAt) return {}
  return { arrival: arrivalOfOrdered(paidAt, packed, { from: daysFrom, to: daysTo }) }
}
