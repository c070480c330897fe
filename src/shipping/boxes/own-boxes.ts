import { live } from '../../kernel/live.ts'
import type { Grams } from '../../kernel/weight.ts'

/** In millimetres. */
export interface Measures {
  length: number
  width: number
  height: number
}

/** What goods are packed into. */
export interface Box {
  name: string
  /** Its own, with what fills it. */
  weight: Grams
  heaviestContent: Grams
  /** Outside. Null: unknown. */
  measures: Measures | null
}

/** The boxes that the shop packs into, the preferred first; none until the owner has named some. */
export const ownBoxes = live<readonly Box[]>('boxes', [])

/** The compartments of the carrier's lockers in millimetres, the smallest first. */
const lockerSizes = {
  A: [80, 380, 640],
  B: [190, 380, 640],
  C: [380, 410, 640],
} as const
export type LockerSize = keyof typeof lockerSizes

const sides = ({ length, width, height }: Measures) => [length, width, height].toSorted((one, other) => one - other)

/** The smallest compartment that it goes into, however it is turned; null: none. */
export function lockerSizeOf(measures: Measures): LockerSize | null {
  const fits = (compartment: readonly number[]) =>
    sides(measures).every((side, place) => side <= (compartment[place] as number))
  const sizes = Object.entries(lockerSizes) as [LockerSize, readonly number[]][]
  return sizes.find(([, compartment]) => fits(compartment))?.[0] ?? null
}
