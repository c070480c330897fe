import { pageTexts } from './page-texts.ts'
import type { unsubscribe } from './pl/unsubscribe.ts'

export type UnsubscribeTexts = typeof unsubscribe

export const unsubscribeTexts = pageTexts<UnsubscribeTexts>({
  pl: async () => (await import('./pl/unsubscribe.ts')).unsubscribe,
  en: async () => (await import('./en/unsubscribe.ts')).unsubscribe,
  de: async () => (await import('./de/unsubscribe.ts')).unsubscribe,
  fr: async () => (await import('./fr/unsubscribe.ts')).unsubscribe,
})
