import { brand } from '../../brand.ts'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import { localeOf } from '../../kernel/language.ts'
import { isPolishTaxNumber } from '../../schemas/tax-number.ts'

/** Who we are, in the words of schema.org. */
export function associationData(origin: string) {
  const { street, postalCode, town, country } = brand.postalAddress
  const { taxNumber } = brand.seller
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': idOfAssociation(origin),
    name: brand.name,
    legalName: brand.seller.legalName,
    ...(taxNumber && { [isPolishTaxNumber(taxNumber) ? 'taxID' : 'vatID']: taxNumber }),
    ...(brand.seller.phone && { telephone: brand.seller.phone }),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.officeEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: town,
      addressCountry: country,
    },
    sameAs: Object.values(brand.social).filter(Boolean),
  }
}

/** The same in short, for where more isn't asked. */
export const sellerData = (origin: string) => ({
  '@type': 'Organization',
  '@id': idOfAssociation(origin),
  name: brand.name,
  url: `${origin}/`,
})

/** What we are called wherever we are spoken of. */
const idOfAssociation = (origin: string) => `${origin}/#association`

export function siteData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: `${origin}/`,
    inLanguage: offeredLanguages().map((language) => localeOf[language]),
    publisher: { '@id': idOfAssociation(origin) },
  }
}
