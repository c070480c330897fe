import { shownInPoland } from '../../kernel/polish-time.ts'

/** How many days there are from today to a day, by calendars in Poland: 0 is today. */
export function daysUntil(day: string, now: Date): number {
  const [today = ''] = shownInPoland(now).split(' ')
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
