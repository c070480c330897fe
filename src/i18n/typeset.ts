import type { Language } from '../kernel/language.ts'

const still = '\u00A0'

/** Spaces at which a line must not end: Polish leaves no word of one letter behind, French no sign without its word. */
export function typeset(text: string, language: Language): string {
  if (language === 'pl') return text.replaceAll(/(?<=^|[\s(„])([aiouwz]) /giu, `$1${still}`)
  if (language === 'fr') return text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, still)
  return text
}
