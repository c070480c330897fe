import type { Grams } from '../../kernel/weight.ts'
import type { Database } from '../../server/database/database.ts'
import { parcelTemplates, type Measures, type ParcelSize, type ParcelTemplate } from '../../shipping/carrier/carrier.ts'
import { heaviestInLocker } from '../../shipping/locker.ts'
import type { LockerSize } from '../../shipping/boxes/own-boxes.ts'
import { carton, heaviestByCourier } from '../../shipping/parcels.ts'
import { parcelsOfOrder } from '../orders/parcels-of-order.server.ts'
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

const templateOf: Record<LockerSize, ParcelTemplate> = { A: 'small', B: 'medium', C: 'large' }

/** The parcels of an order, as it was priced and is packed. A box whose measures nobody has given is taken by its weight. */
export async function reckonParcels(
  database: Database,
  order: Parameters<typeof parcelsOfOrder>[1],
): Promise<ParcelSize[]> {
  const parcels = await parcelsOfOrder(database, order)
  // What weighs nothing goes in a carton, too.
  if (parcels.length === 0) return [byWeight(carton)]
  return parcels.map(({ weight, dimensions, template }) =>
    dimensions ? { template: template && templateOf[template], measures: dimensions, weight } : byWeight(weight),
  )
}

function byWeight(weight: Grams): ParcelSize {
  const template = templateFor(weight)
  return { template, measures: templates[template], weight }
}
