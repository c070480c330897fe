import { clockInPoland, momentInPoland } from '../../../kernel/polish-time.ts'

/** The month that calendars in Poland show at a moment: '2026-11'. */
export const monthOf = (moment: Date): string => clockInPoland(moment).slice(0, 7)

/** Where a month of the Polish calendar begins. */
export const beginOf = (month: string): Date => momentInPoland(`${month}-01T00:00`)

export function monthsOn(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** When a month is over. */
export const endOf = (month: string): Date => beginOf(monthsOn(month, 1))

/**
 * Until when a customer may ask for an invoice: three months from the end of the month in which the money came or the goods did, whichever
 * was later (art. 106b sec. 3 of the VAT act). The last moment of the last day.
 */
export function askableUntil(paidAt: Date, deliveredAt = paidAt): Date {
  const later = deliveredAt > paidAt ? deliveredAt : paidAt
  return new Date(endOf(monthsOn(monthOf(later), 3)).getTime() - 1_000)
}
