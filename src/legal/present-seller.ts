import { brand } from '../brand.ts'
import type { PostalAddress } from '../i18n/postal-address.ts'

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
