import { daysAfter, workingDayFrom } from '../../kernel/calendar.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import { daysToSettle, withdrawalDays } from '../../legal/legal.ts'

/** The day in Poland at a moment. */
export const dayOf = (moment: Date): string => shownInPoland(moment).slice(0, 10)

/** The last day to withdraw. A period that ends on a day off ends on the next working day. */
export const lastDayAfter = (delivered: Date): string => workingDayFrom(daysAfter(dayOf(delivered), withdrawalDays))

/** Without a recorded delivery the period is still running. */
export const isLate = (declared: Date, lastDay: string | null): boolean => lastDay !== null && dayOf(declared) > lastDay

/** The shop's last day to refund. Days off don't extend it. */
export const refundDueOn = (declared: Date): string => daysAfter(dayOf(declared), daysToSettle)

/** The customer's last day to send the goods back. Days off extend it. */
export const goodsDueOn = (declared: Date): string => workingDayFrom(daysAfter(dayOf(declared), daysToSettle))
