import { asc, eq } from 'drizzle-orm'
import { products } from '../../catalog/products.table.ts'
import type { Database } from '../../server/database/database.ts'
import { ownBoxes } from '../../shipping/boxes/own-boxes.ts'
import { parcelsOf, type ParcelToSend, type PricedParcels } from '../../shipping/parcels-of.ts'
import type { Piece } from '../../shipping/parcels.ts'
import type { ShippingMethod } from '../../shipping/shipping.ts'
import type { OrderRow } from './lock-order.server.ts'
import { orderLines } from './orders.table.ts'

interface Line extends Piece {
  name: string
  quantity: number
}

const asPriced = (lines: Line[]): PricedParcels['lines'] =>
  lines.map(({ name, weight, quantity }) => ({ name, weight, quantity }))

/** What an order keeps of its parcels, in the order of its lines. Without boxes it keeps nothing. */
export const pricedParcels = (lines: Line[], method: ShippingMethod): PricedParcels | null =>
  ownBoxes.now().length === 0 ? null : { lines: asPriced(lines), parcels: parcelsOf(lines, ownBoxes.now(), method) }

/**
 * The parcels in which an order goes: those that it was priced in, whatever has become of the boxes since. An order without them, or with
 * other lines by now, is packed into today's boxes by today's gross weights.
 */
export async function parcelsOfOrder(
  database: Database,
  { id, shippingMethod, parcels: priced }: Pick<OrderRow, 'id' | 'shippingMethod' | 'parcels'>,
): Promise<ParcelToSend[]> {
  const lines = await database
    .select({
      name: orderLines.productName,
      weight: orderLines.weight,
      grossWeight: products.grossWeight,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const isAsPriced = priced !== null && keyOf(priced.lines) === keyOf(asPriced(lines))
  return isAsPriced ? priced.parcels : parcelsOf(lines, ownBoxes.now(), shippingMethod)
}

/** The database keeps the fields of an object in an order of its own. */
const keyOf = (lines: PricedParcels['lines']) =>
  JSON.stringify(lines.map(({ name, weight, quantity }) => [name, weight, quantity]))
