import { pageTexts } from './page-texts.ts'
import type { join } from './pl/join.ts'

export type JoinTexts = typeof join

export const joinTexts = pageTexts<JoinTexts>({
  pl: async () => (await import('./pl/join.ts')).join,
  en: async () => (await import('./en/join.ts')).join,
  de: async () => (await import('./de/join.ts')).join,
  fr: async () => (await import('./fr/join.ts')).join,
})
