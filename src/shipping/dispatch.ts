import { live } from '../kernel/live.ts'

/** A number of working days, from the fewest to the most. */
export interface WorkingDays {
  from: number
  to: number
}

/** How fast the shop packs. */
export interface Packing {
  /** Working days from the order to the carrier. */
  days: number
  /** What is ordered on a working day from this hour on counts as ordered on the next one. */
  cutOffHour: number
}

/** Null: the owner promises no days. */
export const packing = live<Packing | null>('packing', null)
