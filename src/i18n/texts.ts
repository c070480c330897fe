import type { Language } from '../kernel/language.ts'
import type { pl } from './pl/texts.ts'

export type Texts = typeof pl

/** One module per language, so that a visitor loads only the language being read. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  pl: once(async () => (await import('./pl/texts.ts')).pl),
  en: once(async () => (await import('./en/texts.ts')).en),
  de: once(async () => (await import('./de/texts.ts')).de),
  fr: once(async () => (await import('./fr/texts.ts')).fr),
}

/** The server asks with each request, and looking up a module that is there already takes longer than all the rest. */
function once(load: () => Promise<Texts>): () => Promise<Texts> {
  let loading: Promise<Texts> | undefined
  return () => (loading ??= load())
}
