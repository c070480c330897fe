import { asc, eq } from 'drizzle-orm'
import { products } from '../catalog/products.table.ts'
import { money, type Money } from '../kernel/money.ts'
import type { OrderRow } from '../orders/hold-order.server.ts'
import { orderLines } from '../orders/orders.table.ts'
import type { Database } from '../server/database.ts'
import { fitsLocker } from '../shipping/locker.ts'
import { readActiveRates } from '../shipping/read-active-rates.server.ts'
import { shippingCost } from '../shipping/shipping.ts'

/** What goes back for a whole order: all that it came to, less what a dearer delivery cost than the cheapest one that we offer. */
export async function refundOfOrder(database: Database, order: OrderRow): Promise<Money> {
  const rates = await readActiveRates(database)
  const lines = await database
    .select({ weight: orderLines.weight, grossWeight: products.grossWeight, quantity: orderLines.quantity })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const weight = lines.reduce((sum, line) => sum + (line.weight ?? 0) * line.quantity, 0)
  const offered = lines.every(fitsLocker) ? (['home', 'inpost'] as const) : (['home'] as const)
  const cheapest = Math.min(...offered.map((method) => shippingCost(method, weight, rates)))
  return money(order.total - Math.max(0, order.shippingCost - cheapest))
}
