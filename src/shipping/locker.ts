import type { Grams } from '../kernel/weight.ts'
import { carton, packedWeight, weightOfParcel, type Packed, type Piece } from './parcels.ts'

/** The carrier's limit for a parcel in a locker, packaging and carton included. */
export const heaviestInLocker: Grams = 25_000

/** Whether a locker takes one piece of it. */
export const fitsLocker = (piece: Piece): boolean => packedWeight(piece) + carton <= heaviestInLocker

/** An order goes to a locker as one parcel, or not at all. */
export const fitLocker = (pieces: Packed[]): boolean => weightOfParcel(pieces) <= heaviestInLocker
