import type { Language } from '../kernel/language.ts'
import type { pl } from './pl/texts.ts'

export type Texts = typeof pl

/** One module per language, so that a visitor loads only the language being read. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  pl: async () => (await import('./pl/texts.ts')).pl,
  en: async () => (await import('./en/texts.ts')).en,
  de: async () => (await import('./de/texts.ts')).de,
  fr: async () => (await import('./fr/texts.ts')).fr,
}
