import type { Language } from '../kernel/language.ts'

const still = '\u00A0'

// Nothing here looks behind: browsers that are a few years old would refuse the whole script.
const units = /(\d) (?=(?:kg|dag|mg|g|ml|cl|l|km|cm|mm|m|°C|zł|szt|€|%)(?![\p{L}\d]))/gu
const shortWords = /(?:^|[\s(„])(?:[aiouwz] )+/giu

/** Spaces at which a line must not end: Polish leaves no word of one letter behind, French no sign without its word. */
export function typeset(text: string, language: Language): string {
  const counted = text.replaceAll(units, `$1${still}`)
  if (language === 'pl')
    return counted.replaceAll(shortWords, (words) => `${words.slice(0, 1)}${words.slice(1).replaceAll(' ', still)}`)
  if (language === 'fr') return counted.replaceAll(/ (?=[:;?!»])/g, still).replaceAll('« ', `«${still}`)
  return counted
}
