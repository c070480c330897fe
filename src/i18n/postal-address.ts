import { brand } from '../brand.ts'
import { localeOf, type Language } from '../kernel/language.ts'

export type PostalAddress = Record<'street' | 'postalCode' | 'town' | 'country', string>

const languages: Record<string, string> = {
  AT: 'de',
  BE: 'fr',
  CH: 'de',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  IE: 'en',
  IT: 'it',
  NL: 'nl',
  PL: 'pl',
  PT: 'pt',
}

/** In which language streets and towns are named there, for those who read them aloud. */
export const languageOfAddress = (country: string): string | undefined => languages[country]

/** Where we are, on one line, with the country's name in this language. */
export function postalAddressIn(language: Language, address: PostalAddress = brand.postalAddress): string {
  const { street, postalCode, town, country } = address
  const countryName = new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country) ?? country
  return `${street}, ${postalCode} ${town}, ${countryName}`
}
