import { pageTexts } from './page-texts.ts'
import type { home } from './pl/home.ts'

export type HomeTexts = typeof home

export const homeTexts = pageTexts<HomeTexts>({
  pl: async () => (await import('./pl/home.ts')).home,
  en: async () => (await import('./en/home.ts')).home,
  de: async () => (await import('./de/home.ts')).home,
  fr: async () => (await import('./fr/home.ts')).home,
})
