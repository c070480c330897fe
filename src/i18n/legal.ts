import { pageTexts } from './page-texts.ts'
import type { legal } from './pl/legal.ts'

export type LegalTexts = typeof legal

export const legalTexts = pageTexts<LegalTexts>({
  pl: async () => (await import('./pl/legal.ts')).legal,
  en: async () => (await import('./en/legal.ts')).legal,
  de: async () => (await import('./de/legal.ts')).legal,
  fr: async () => (await import('./fr/legal.ts')).legal,
})
