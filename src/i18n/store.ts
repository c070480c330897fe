import { pageTexts } from './page-texts.ts'
import type { store } from './pl/store.ts'

export type StoreTexts = typeof store

export const storeTexts = pageTexts<StoreTexts>({
  pl: async () => (await import('./pl/store.ts')).store,
  en: async () => (await import('./en/store.ts')).store,
  de: async () => (await import('./de/store.ts')).store,
  fr: async () => (await import('./fr/store.ts')).store,
})
