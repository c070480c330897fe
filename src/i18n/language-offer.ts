import { languages, sourceLanguage, type Language } from '../kernel/language.ts'
import { live } from '../kernel/live.ts'

/** In which languages the site is shown, and in which to those who read none of them. */
export interface LanguageOffer {
  offered: readonly Language[]
  first: Language
}

export const languageOffer = live<LanguageOffer>('languages', { offered: languages, first: sourceLanguage })

/** In our order. */
export const offeredLanguages = (): readonly Language[] => languageOffer.now().offered
