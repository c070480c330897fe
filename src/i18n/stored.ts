import { pageTexts } from './page-texts.ts'
import type { stored } from './pl/stored.ts'

export type StoredTexts = typeof stored

export const storedTexts = pageTexts<StoredTexts>({
  pl: async () => (await import('./pl/stored.ts')).stored,
  en: async () => (await import('./en/stored.ts')).stored,
  de: async () => (await import('./de/stored.ts')).stored,
  fr: async () => (await import('./fr/stored.ts')).stored,
})
