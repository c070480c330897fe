import { identity } from '../brand.ts'
import { isPolishTaxNumber } from '../schemas/tax-number.ts'
import type { Language } from '../kernel/language.ts'

/** What a text may name of a seller. */
type Facts = Record<'legalName' | 'taxNumber' | 'register' | 'phone', string> & {
  legalForm?: string
  openingHours?: string
}

/** Whom a version names that came with the program: the example is nobody, so whoever sells now stands in its place. */
export const sellerOfBuiltIn = <Seller extends Facts>(named: Seller | undefined, present: Seller): Seller =>
  named && named.legalName !== identity.original.seller.legalName ? named : present

/** How the texts that came with the program call a Polish tax number, and what one of another country is called. */
const numbers: Record<Language, [polish: string, foreign: string][]> = {
  pl: [['NIP: {{taxNumber}}', 'numer VAT: {{taxNumber}}']],
  en: [['Polish tax number (NIP): {{taxNumber}}', 'VAT ID: {{taxNumber}}']],
  de: [
    ['Polnische Steuernummer (NIP): {{taxNumber}}', 'USt-IdNr.: {{taxNumber}}'],
    ['polnische Steuernummer (NIP): {{taxNumber}}', 'USt-IdNr.: {{taxNumber}}'],
  ],
  fr: [
    ['Numéro fiscal polonais (NIP) : {{taxNumber}}', 'N° TVA intracommunautaire : {{taxNumber}}'],
    ['numéro fiscal polonais (NIP) : {{taxNumber}}', 'n° TVA intracommunautaire : {{taxNumber}}'],
  ],
}

/** A text that came with the program, as it is right for this seller: what there is none of isn't named, nor its label. */
export function fitToSeller(written: string, seller: Facts, language: Language): string {
  const fitting = isPolishTaxNumber(seller.taxNumber)
    ? written
    : numbers[language].reduce((text, [polish, foreign]) => text.replaceAll(polish, foreign), written)
  const gaps = (['register', 'taxNumber', 'phone'] as const).filter((fact) => !seller[fact])
  return fitting
    .split('\n')
    .flatMap((line) => {
      const isEntry = line.startsWith('- ') && line.split(', ').length === 1
      if (isEntry && gaps.some((gap) => line.endsWith(`{{${gap}}}`))) return []
      if (isEntry && line.endsWith('{{phone}}') && seller.openingHours) return [`${line} ({{openingHours}})`]
      const told = gaps.reduce(withoutPart, line)
      return isEntry && line.endsWith('{{address}}') && seller.legalForm ? ['- {{legalForm}}', told] : [told]
    })
    .join('\n')
}

/** A line without what a gap is told with, which begins after a comma. */
function withoutPart(line: string, gap: string): string {
  const end = line.indexOf(`{{${gap}}}`)
  const start = line.lastIndexOf(', ', end)
  return end === -1 || start === -1 ? line : line.slice(0, start) + line.slice(end + gap.length + 4)
}
