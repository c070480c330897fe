import type { Language } from '../kernel/language.ts'

const still = '\u00A0'

/** Between a figure and what it counts. */
const beforeUnit = /(?<=\d) (?=(?:kg|dag|mg|g|ml|cl|l|km|cm|mm|m|°C|zł|szt|€|%)(?![\p{L}\d]))/gu

/** Spaces at which a line must not end: Polish leaves no word of one letter behind, French no sign without its word. */
export function typeset(text: string, language: Language): string {
  const counted = text.replaceAll(beforeUnit, still)
  if (language === 'pl') return counted.replaceAll(/(?<=^|[\s(„])([aiouwz]) /giu, `$1${still}`)
  if (language === 'fr') return counted.replaceAll(/ (?=[:;?!»])|(?<=«) /g, still)
  return counted
}
