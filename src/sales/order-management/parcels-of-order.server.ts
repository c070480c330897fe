import { asc, eq } from 'drizzle-orm'
import { products } from '../../catalog/products.table.ts'
import { printWeight } from '../../kernel/weight.ts'
import type { Database } from '../../server/database/database.ts'
import { heaviestInLocker } from '../../shipping/locker.ts'
import { heaviestByCourier, packed, packParcels } from '../../shipping/parcels.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import type { OrderRecord } from './order-details.ts'
import { orderLines } from '../orders/orders.table.ts'

/** How an order is to be packed, by what its goods weigh with their packaging today. */
export async function parcelsOfOrder(
  database: Database,
  { id, shippingMethod }: Pick<OrderRow, 'id' | 'shippingMethod'>,
): Promise<OrderRecord['parcels']> {
  const lines = await database
    .select({ weight: orderLines.weight, grossWeight: products.grossWeight, quantity: orderLines.quantity })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const heaviest = shippingMethod === 'inpost' ? heaviestInLocker : heaviestByCourier
  const alike = Map.groupBy(packParcels(lines.map(packed), heaviest), ({ weight }) => weight)
  return [...alike].map(([weight, { length }]) => ({ quantity: length, weight: printWeight(weight) }))
}
