import { workingDayFrom, workingDaysAfter } from '../kernel/calendar.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import { live } from '../kernel/live.ts'
import { clockInPoland } from '../kernel/polish-time.ts'

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

/** The first and the last day on which it may come: '2026-12-01'. */
export interface Arrival {
  from: string
  to: string
}

/** When it comes that leaves on this day. */
export const arrivalOfSent = (day: string, { from, to }: WorkingDays): Arrival => ({
  from: workingDaysAfter(day, from),
  to: workingDaysAfter(day, to),
})

/** When it comes that is ordered at this moment. */
export function arrivalOfOrdered(moment: Date, { days, cutOffHour }: Packing, onTheWay: WorkingDays): Arrival {
  const day = dayInPoland(moment)
  const isLate = Number(clockInPoland(moment).slice(11, 13)) >= cutOffHour
  const begun = isLate && workingDayFrom(day) === day ? workingDaysAfter(day, 1) : day
  return arrivalOfSent(workingDaysAfter(begun, days), onTheWay)
}
