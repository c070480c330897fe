import { brand } from '../../brand.ts'
import { packagingNumbers } from '../../packaging/packaging-numbers.ts'
import { isPolishTaxNumber, taxNumber as taxNumberRule } from '../../schemas/tax-number.ts'
import { countryCodeOf } from '../../kernel/countries.ts'
import type { Party, Seller, TaxNumber } from './invoice.ts'

/** The association, as it is called today. */
export function sellerNow(): Seller {
  const { name, seller, postalAddress, officeEmail } = brand
  const bdo = packagingNumbers.now().find(({ country }) => country === 'PL')?.number
  return {
    name: seller.legalName,
    shopName: name,
    taxNumber: inParts(seller.taxNumber),
    street: postalAddress.street,
    postalCode: postalAddress.postalCode,
    city: postalAddress.town,
    country: postalAddress.country,
    register: seller.register,
    email: officeEmail,
    phone: seller.phone,
    bankAccount: seller.bankAccount,
    ...(bdo && { bdo }),
  }
}

interface Ordering {
  firstName: string
  lastName: string
  companyName: string | null
  taxNumber: string | null
  address: string
  postalCode: string
  city: string
  country: string
}

/** The company on an order, or else the person who ordered. */
export function buyerOf(order: Ordering): Party {
  return {
    name: order.companyName ?? `${order.firstName} ${order.lastName}`,
    taxNumber: order.companyName && order.taxNumber ? inParts(order.taxNumber) : null,
    street: order.address,
    postalCode: order.postalCode,
    city: order.city,
    country: countryCodeOf(order.country) ?? order.country,
  }
}

/** Polish numbers are stored without a country. Invalid numbers from an earlier version are left out. */
function inParts(written: string): TaxNumber | null {
  const { data: number } = taxNumberRule.safeParse(written)
  if (number === undefined) return null
  return isPolishTaxNumber(number)
    ? { country: 'PL', digits: number }
    : { country: number.slice(0, 2), digits: number.slice(2) }
}
