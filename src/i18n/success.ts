import { pageTexts } from './page-texts.ts'
import type { success } from './pl/success.ts'

export type SuccessTexts = typeof success

export const successTexts = pageTexts<SuccessTexts>({
  pl: async () => (await import('./pl/success.ts')).success,
  en: async () => (await import('./en/success.ts')).success,
  de: async () => (await import('./de/success.ts')).success,
  fr: async () => (await import('./fr/success.ts')).success,
})
