import { pageTexts } from './page-texts.ts'
import type { storedContent } from './pl/stored-content.ts'

export type StoredContentTexts = typeof storedContent

export const storedContentTexts = pageTexts<StoredContentTexts>({
  pl: async () => (await import('./pl/stored-content.ts')).storedContent,
  en: async () => (await import('./en/stored-content.ts')).storedContent,
  de: async () => (await import('./de/stored-content.ts')).storedContent,
  fr: async () => (await import('./fr/stored-content.ts')).storedContent,
})
