import type { Grams } from '../kernel/weight.ts'

/** What a courier takes in one parcel, by contract. */
export const heaviestByCourier: Grams = 31_500

/** The carton around everything, with what fills it. */
export const carton: Grams = 300

export interface Piece {
  /** Net. */
  weight: Grams | null
  /** With its packaging, where somebody has told it. */
  grossWeight: Grams | null
}

/** Pieces of one kind. */
export interface Packed {
  packedWeight: Grams
  quantity: number
}

/** What a piece weighs with its packaging. Where nobody has told it, that is a twentieth of the net weight, and not less than 50 g. */
export function packedWeight({ weight, grossWeight }: Piece): Grams {
  const net = weight ?? 0
  return grossWeight ?? net + Math.max(50, Math.ceil(net / 20))
}

export const packed = ({ quantity, ...piece }: Piece & { quantity: number }): Packed => ({
  packedWeight: packedWeight(piece),
  quantity,
})

/** All of it in one carton. */
export const weightOfParcel = (pieces: Packed[]): Grams =>
  pieces.reduce((sum, { packedWeight: each, quantity }) => sum + each * quantity, carton)

export interface Parcel {
  /** How many there are of each kind in it, by the place of the kind in what was packed. */
  pieces: Map<number, number>
  weight: Grams
}

/**
 * What is sent, in parcels of at most this weight: the heaviest pieces first, each into the first parcel that has room for it. What is
 * heavier than a parcel may be goes by itself. Alike pieces are put in together, so that a thousand of them cost no more time than one.
 */
export function packParcels(kinds: Packed[], heaviest: Grams): Parcel[] {
  const parcels: Parcel[] = []
  const heaviestFirst = kinds
    .map((kind, place) => ({ ...kind, place }))
    .toSorted((one, other) => other.packedWeight - one.packedWeight || one.place - other.place)
  for (const { place, packedWeight: each, quantity } of heaviestFirst) {
    const roomIn = ({ weight }: Parcel) => Math.max(0, Math.floor((heaviest - weight) / each))
    let left = quantity
    for (const parcel of parcels) left -= put(parcel, place, each, Math.min(left, roomIn(parcel)))
    while (left > 0) {
      const parcel: Parcel = { pieces: new Map(), weight: carton }
      parcels.push(parcel)
      left -= put(parcel, place, each, Math.min(left, Math.max(1, roomIn(parcel))))
    }
  }
  return parcels
}

function put(parcel: Parcel, place: number, each: Grams, count: number): number {
  if (count === 0) return 0
  parcel.pieces.set(place, count)
  parcel.weight += each * count
  return count
}
