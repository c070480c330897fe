import { workingDayFrom, workingDaysAfter } from '../kernel/calendar.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import { clockInPoland } from '../kernel/polish-time.ts'
import type { Arrival } from '../i18n/format-days.ts'
import type { Packing, WorkingDays } from './dispatch.ts'

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
