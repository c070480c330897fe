import { pageTexts } from './page-texts.ts'
import type { entrance } from './pl/entrance.ts'

export type EntranceTexts = typeof entrance

export const entranceTexts = pageTexts<EntranceTexts>({
  pl: async () => (await import('./pl/entrance.ts')).entrance,
  en: async () => (await import('./en/entrance.ts')).entrance,
  de: async () => (await import('./de/entrance.ts')).entrance,
  fr: async () => (await import('./fr/entrance.ts')).entrance,
})
