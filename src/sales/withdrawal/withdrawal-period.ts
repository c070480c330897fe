import { daysAfter, workingDayFrom } from '../../kernel/calendar.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import { daysToSettle, withdrawalDays } from '../../legal/legal.ts'

/** The day that a moment is in Poland. */
export const dayOf = (moment: Date): string => shownInPoland(moment).slice(0, 10)

/** The last day on which one may withdraw: what ends on a day off ends on the next working day. */
export const lastDayAfter = (delivered: Date): string => workingDayFrom(daysAfter(dayOf(delivered), withdrawalDays))

/** While nobody knows of a delivery, the period is running. */
export const isLate = (declared: Date, lastDay: string | null): boolean => lastDay !== null && dayOf(declared) > lastDay

/** Until when the money is to be back. Our own time isn't lengthened by days off. */
export const refundDueOn = (declared: Date): string => daysAfter(dayOf(declared), daysToSettle)

/** Until when the goods are to be on their way back. The customer's time is. */
export const goodsDueOn = (declared: Date): string => workingDayFrom(daysAfter(dayOf(declared), daysToSettle))
