import { asc, eq } from 'drizzle-orm'
import { products } from '../../catalog/products.table.ts'
import type { Database } from '../../server/database/database.ts'
import { parcelTemplates, type Measures, type ParcelSize, type ParcelTemplate } from '../../shipping/carrier/carrier.ts'
import { heaviestInLocker } from '../../shipping/locker.ts'
import { carton, heaviestByCourier, packed, packParcels } from '../../shipping/parcels.ts'
import { orderLines } from '../orders/orders.table.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'

/** What the carrier's boxes measure. */
export const templates: Record<ParcelTemplate, Measures> = {
  small: { length: 640, width: 380, height: 80 },
  medium: { length: 640, width: 380, height: 190 },
  large: { length: 640, width: 380, height: 410 },
}

/** A litre of salt in its packages weighs about half a kilogram or more, so the weight tells which box is large enough. */
const holds: [ParcelTemplate, grams: number][] = [
  ['small', 4_000],
  ['medium', 12_000],
  ['large', Infinity],
]
export const templateFor = (weight: number): ParcelTemplate =>
  holds.find(([, heaviest]) => weight <= heaviest)?.[0] ?? 'large'

/** The smallest box that it fits into, turned as it likes; null: none. */
export function fittingTemplate(measures: Measures): ParcelTemplate | null {
  const sidesOf = ({ length, width, height }: Measures) => [length, width, height].toSorted((one, other) => one - other)
  const sides = sidesOf(measures)
  return parcelTemplates.find((name) => sidesOf(templates[name]).every((side, at) => (sides[at] ?? 0) <= side)) ?? null
}

export const heaviestOf = (method: OrderRow['shippingMethod']) =>
  method === 'inpost' ? heaviestInLocker : heaviestByCourier

/** The parcels of an order, by today's gross weight of its products. */
export async function reckonParcels(
  database: Database,
  { id, shippingMethod }: Pick<OrderRow, 'id' | 'shippingMethod'>,
): Promise<ParcelSize[]> {
  const lines = await database
    .select({ weight: orderLines.weight, grossWeight: products.grossWeight, quantity: orderLines.quantity })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const parcels = packParcels(lines.map(packed), heaviestOf(shippingMethod))
  // What weighs nothing goes in a carton, too.
  return (parcels.length > 0 ? parcels : [{ weight: carton }]).map(({ weight }) => {
    const template = templateFor(weight)
    return { template, measures: templates[template], weight }
  })
}
