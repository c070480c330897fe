import { brand } from '../brand.ts'
import { localeOf, type Language } from '../kernel/language.ts'

/** Where we are, on one line, with the country's name in this language. */
export function postalAddressIn(language: Language): string {
  const { street, postalCode, town, country } = brand.postalAddress
  const countryName = new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country) ?? country
  return `${street}, ${postalCode} ${town}, ${countryName}`
}
