import type { Grams } from '../kernel/weight.ts'
import type { Box } from './boxes/own-boxes.ts'

/** What a courier takes in one parcel, by contract. */
export const heaviestByCourier: Grams = 31_500

/** The carton around everything, with what fills it, where nobody has told what the shop packs into. */
export const carton: Grams = 300

/** That carton, for parcels of at most this weight. */
export const usualBox = (heaviest: Grams): Box => ({
  name: '',
  weight: carton,
  heaviestContent: heaviest - carton,
  measures: null,
})

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

/** What all of it weighs, without a box. */
export const contentOf = (pieces: Packed[]): Grams =>
  pieces.reduce((sum, { packedWeight: each, quantity }) => sum + each * quantity, 0)

export interface Parcel {
  /** Null: heavier than any box may hold, it goes in a carton of its own. */
  box: Box | null
  /** How many there are of each kind in it, by the place of the kind in what was packed. */
  pieces: Map<number, number>
  /** With the box. */
  weight: Grams
}

/** What is in a parcel before it has a box. */
interface Load {
  pieces: Map<number, number>
  content: Grams
}

/**
 * What is sent, in parcels: the heaviest pieces first, each into the first parcel that has room for it by the box that holds most. Then
 * each parcel goes into the first box that may hold it. What is heavier than any box may hold goes by itself. Alike pieces are put in
 * together, so that a thousand of them cost no more time than one.
 */
export function packParcels(kinds: Packed[], boxes: readonly Box[]): Parcel[] {
  const most = Math.max(0, ...boxes.map(({ heaviestContent }) => heaviestContent))
  const loads: Load[] = []
  const heaviestFirst = kinds
    .map((kind, place) => ({ ...kind, place }))
    .toSorted((one, other) => other.packedWeight - one.packedWeight || one.place - other.place)
  for (const { place, packedWeight: each, quantity } of heaviestFirst) {
    const roomIn = ({ content }: Load) => Math.max(0, Math.floor((most - content) / each))
    let left = quantity
    for (const load of loads) left -= put(load, place, each, Math.min(left, roomIn(load)))
    while (left > 0) {
      const load: Load = { pieces: new Map(), content: 0 }
      loads.push(load)
      left -= put(load, place, each, Math.min(left, Math.max(1, roomIn(load))))
    }
  }
  return loads.map(({ pieces, content }) => {
    const box = boxes.find(({ heaviestContent }) => content <= heaviestContent) ?? null
    return { box, pieces, weight: content + (box?.weight ?? carton) }
  })
}

function put(load: Load, place: number, each: Grams, count: number): number {
  if (count === 0) return 0
  load.pieces.set(place, count)
  load.content += each * count
  return count
}
