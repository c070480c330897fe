import type { Grams } from '../kernel/weight.ts'
import { lockerSizeOf, ownBoxes, type Box } from './boxes/own-boxes.ts'
import { contentOf, packed, usualBox, type Packed, type Piece } from './parcels.ts'

/** The carrier's limit for a parcel in a locker, packaging and carton included. */
export const heaviestInLocker: Grams = 25_000

/** The boxes that go into a locker, with what they may hold there. */
export function boxesForLocker(boxes: readonly Box[] = ownBoxes.now()): Box[] {
  if (boxes.length === 0) return [usualBox(heaviestInLocker)]
  return boxes.flatMap((box) => {
    const heaviestContent = Math.min(box.heaviestContent, heaviestInLocker - box.weight)
    return box.measures && lockerSizeOf(box.measures) && heaviestContent > 0 ? [{ ...box, heaviestContent }] : []
  })
}

/** The one of them that holds most. */
export const largestForLocker = (boxes?: readonly Box[]): Box | undefined =>
  boxesForLocker(boxes).toSorted((one, other) => other.heaviestContent - one.heaviestContent)[0]

/** Whether a locker takes one piece of it. */
export const fitsLocker = (piece: Piece): boolean => fitLocker([packed({ ...piece, quantity: 1 })])

/** An order goes to a locker as one parcel, or not at all. */
export const fitLocker = (pieces: Packed[], boxes?: readonly Box[]): boolean =>
  contentOf(pieces) <= (largestForLocker(boxes)?.heaviestContent ?? -1)
