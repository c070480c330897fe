import { localeOf, type Language } from '../../kernel/language.ts'

/** "348 kB" */
export const formatBytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.ceil(bytes / 1_000),
  )
