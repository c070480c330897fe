import { localeOf, type Language } from '../kernel/language.ts'

/** "30 dni", "2 lata". */
export function formatDuration(length: number, unit: 'day' | 'year', language: Language): string {
  return new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' }).format(length)
}
