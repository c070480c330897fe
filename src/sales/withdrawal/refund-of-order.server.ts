import { asc, eq } from 'drizzle-orm'
import { products } from '../../catalog/products.table.ts'
import { countryCodeOf, homeCountry } from '../../kernel/countries.ts'
import { money, type Money } from '../../kernel/money.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orderLines } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { fitLocker } from '../../shipping/locker.ts'
import { packed } from '../../shipping/parcels.ts'
import { readActiveRates } from '../../shipping/list-shipping-rates.server.ts'
import { deliveryTo, goodsOf } from '../../shipping/delivery.ts'
import { shippingMethods } from '../../shipping/shipping.ts'

/**
 * The refund of a whole order: everything paid, minus the extra cost of a more expensive delivery than the cheapest one
 * offered.
 */
export async function refundOfOrder(database: Database, order: OrderRow): Promise<Money> {
  return money(order.total - Math.max(0, order.due) - (await dearerPart(database, order)))
}

/** Only a courier can cost extra, and only where a locker was offered: in Poland, if everything fits one locker parcel. */
async function dearerPart(database: Database, order: OrderRow): Promise<number> {
  if (order.shippingMethod === 'inpost' || countryCodeOf(order.country) !== homeCountry) return 0
  const lines = await database
    .select({ weight: orderLines.weight, grossWeight: products.grossWeight, quantity: orderLines.quantity })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  if (!fitLocker(lines.map(packed))) return 0
  const rates = await readActiveRates(database)
  // Rates may have changed since, so the lower of the two courier prices counts, in the customer's favour.
  const goods = goodsOf(lines, money(order.subtotal - order.discountAmount))
  const costs = shippingMethods.map((method) => deliveryTo(method, homeCountry, goods, rates))
  const [courier = 0, locker = 0] = costs.map((cost) => (cost.ok ? cost.value.cost : 0))
  return Math.max(0, Math.min(order.shippingCost, courier) - locker)
}
