import type { Grams } from '../kernel/weight.ts'
import { lockerSizeOf, ownBoxes, type Box, type LockerSize, type Measures } from './boxes/own-boxes.ts'
import { boxesForLocker, heaviestInLocker } from './locker.ts'
import { heaviestByCourier, packed, packParcels, usualBox, type Packed, type Parcel, type Piece } from './parcels.ts'
import type { ShippingMethod } from './shipping.ts'

/** One parcel of an order, as the office packs it and a carrier takes it. */
export interface ParcelToSend {
  /** The name of its box. Null: the owner has named no box that takes it. */
  box: string | null
  /** With the box. */
  weight: Grams
  /** Outside, in millimetres. Null: unknown. */
  dimensions: Measures | null
  /** The compartment of a locker that it goes into. Null: none, or unknown. */
  template: LockerSize | null
  /** How many there are in it of each line, by the line's place in what was packed. */
  pieces: { line: number; quantity: number }[]
}

/** The parcels that an order was priced in, and of what: they hold as long as its lines are the same. */
export interface PricedParcels {
  lines: { name: string; weight: Grams | null; quantity: number }[]
  parcels: ParcelToSend[]
}

/** The parcels in which these lines go, packed into these boxes; with no boxes, by weight alone. */
export const parcelsOf = (
  lines: (Piece & { quantity: number })[],
  boxes: readonly Box[] = ownBoxes.now(),
  method: ShippingMethod = 'home',
): ParcelToSend[] => packFor(method, lines.map(packed), boxes).map(toSend)

/** The same of what is known to weigh so much with its packaging. */
export function packFor(method: ShippingMethod, kinds: Packed[], boxes: readonly Box[] = ownBoxes.now()): Parcel[] {
  const byCourier = boxes.length === 0 ? [usualBox(heaviestByCourier)] : boxes
  const forLocker = boxesForLocker(boxes)
  // An order may wait for a locker though no box goes into one any more.
  const inLocker = forLocker.length > 0 ? forLocker : [usualBox(heaviestInLocker)]
  return packParcels(kinds, method === 'inpost' ? inLocker : byCourier)
}

function toSend({ box, weight, pieces }: Parcel): ParcelToSend {
  const dimensions = box?.measures ?? null
  return {
    box: box?.name || null,
    weight,
    dimensions,
    template: dimensions && lockerSizeOf(dimensions),
    pieces: [...pieces].map(([line, quantity]) => ({ line, quantity })),
  }
}
