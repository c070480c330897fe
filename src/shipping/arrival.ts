import { workingDayFrom, workingDaysAfter } from '../kernel/calendar.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import { localeOf, type Language } from '../kernel/language.ts'
import { clockInPoland } from '../kernel/polish-time.ts'
import type { Packing, WorkingDays } from './dispatch.ts'

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

/** "wt., 1 grudnia – czw., 3 grudnia", of days as '2026-12-01'. */
export function formatDays({ from, to }: Arrival, language: Language): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf[language], parts).formatRange(Date.parse(from), Date.parse(to))
}
