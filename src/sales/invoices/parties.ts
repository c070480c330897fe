import { brand } from '../../brand.ts'
import { packagingNumbers } from '../../packaging/packaging-numbers.ts'
import { isPolishTaxNumber, taxNumber as taxNumberRule } from '../../schemas/tax-number.ts'
import { countryCodeOf } from '../../kernel/countries.ts'
import { invoiceAddressOf } from '../orders/buyer/invoice-address.ts'
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
  invoiceName?: string | null
  invoiceAddress?: string | null
  invoicePostalCode?: string | null
  invoiceCity?: string | null
  invoiceCountry?: string | null
}

/** The company on an order, or else the person who ordered; at the address given for the invoice, or else the delivery's. */
export function buyerOf(order: Ordering): Party {
  const own = invoiceAddressOf(order) ?? order
  return {
    name: order.companyName ?? order.invoiceName ?? `${order.firstName} ${order.lastName}`,
    taxNumber: order.companyName && order.taxNumber ? inParts(order.taxNumber) : null,
    street: own.address,
    postalCode: own.postalCode,
    city: own.city,
    country: countryCodeOf(own.country) ?? own.country,
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

/** As people and tables read it: Polish ones without their country. */
export const printTaxNumber = (number: TaxNumber | null): string | null =>
  number && (number.country === 'PL' ? number.digits : `${number.country}${number.digits}`)
