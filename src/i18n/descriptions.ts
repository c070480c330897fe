import { pageTexts } from './page-texts.ts'
import type { descriptions } from './pl/descriptions.ts'

export type Descriptions = typeof descriptions

export const descriptionTexts = pageTexts<Descriptions>({
  pl: async () => (await import('./pl/descriptions.ts')).descriptions,
  en: async () => (await import('./en/descriptions.ts')).descriptions,
  de: async () => (await import('./de/descriptions.ts')).descriptions,
  fr: async () => (await import('./fr/descriptions.ts')).descriptions,
})
