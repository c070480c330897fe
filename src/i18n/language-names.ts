import type { Language } from '../kernel/language.ts'

/** What the languages of the site are called. */
export const languageNames: Record<Language, string> = {
  pl: 'polski',
  en: 'angielski',
  de: 'niemiecki',
  fr: 'francuski',
}
