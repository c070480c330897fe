import { brand, identity } from '../brand.ts'
import type { PostalAddress } from '../i18n/postal-address.ts'
import type { Language } from '../kernel/language.ts'
import { isPolishTaxNumber } from '../schemas/tax-number.ts'

/** Who sells, as a version of a text names them as long as there is one. */
export type Seller = Record<'name' | 'legalName' | 'taxNumber' | 'register' | 'phone' | 'email', string> & {
  postalAddress: PostalAddress
  // Versions that came with the program don't name these.
  legalForm?: string
  bankAccount?: string
  openingHours?: string
  carrier?: string
}

export function presentSeller(): Seller {
  const { name, seller, officeEmail: email, carrier } = brand
  const { street, postalCode, town, country } = brand.postalAddress
  return {
    name,
    ...seller,
    email,
    postalAddress: { street, postalCode, town, country },
    carrier: carrier.name,
  }
}

/** Whether a version says who sells now, and where to find them. */
export function namesPresentSeller(named: Seller): boolean {
  const present = presentSeller()
  const facts = ['name', 'legalName', 'taxNumber', 'register', 'phone', 'email'] as const
  const places = ['street', 'postalCode', 'town', 'country'] as const
  return (
    facts.every((fact) => named[fact] === present[fact]) &&
    places.every((place) => named.postalAddress[place] === present.postalAddress[place])
  )
}

/** Whom a version names that came with the program: the example is nobody, so whoever sells now stands in its place. */
export const sellerOfBuiltIn = (named: Seller | undefined, present: Seller): Seller =>
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
export function fitToSeller(written: string, seller: Seller, language: Language): string {
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
