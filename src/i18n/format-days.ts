import { localeOf, type Language } from '../kernel/language.ts'

/** The first and the last day on which it may come: '2026-12-01'. */
export interface Arrival {
  from: string
  to: string
}

/** "wt., 1 grudnia – czw., 3 grudnia", of days as '2026-12-01'. */
export function formatDays({ from, to }: Arrival, language: Language): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf[language], parts).formatRange(Date.parse(from), Date.parse(to))
}
