import { brand } from '../../brand.ts'
import { countryCodeOf, type CountryCode } from '../../kernel/countries.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { live } from '../../kernel/live.ts'
import { destinationRateOf, destinationTax, type VatState } from '../../taxes/destination-tax.ts'
import type { Taxation } from './vat.ts'
import { stateOfTaxNumber, vatStateOf } from './vat-territory.ts'

/** What the owner has decided about tax and invoices. */
export interface TaxRules {
  /** The seller charges no tax, by the provision that their invoices name. */
  isExempt: boolean
  exemption: string
  /** The seller is registered for the Union's trade, so that companies of other member states buy at 0 %. */
  sellsWithinUnion: boolean
  /** What leaves the Union is sold at 0 %. */
  exports: boolean
  /** Whether the Commission is asked for the numbers of those companies. */
  asksVies: boolean
  /** An invoice gets its number when the office has confirmed it. */
  confirmsInvoices: boolean
  /** Goods of annex 15 are sold, for which the tax is paid to an account of its own above a sum. */
  splitsPayment: boolean
}

export const taxRules = live<TaxRules>('tax-rules', {
  isExempt: false,
  exemption: '',
  sellsWithinUnion: false,
  exports: false,
  asksVies: true,
  confirmsInvoices: false,
  splitsPayment: false,
})

interface Sale {
  seller: { taxNumber: string }
  /** Null: a consumer, or a company without a number. */
  buyer: { taxNumber: string | null }
  /** Where the goods go; undefined: no country that we know. */
  destination: { country: CountryCode | undefined; postalCode: string }
  settings: Pick<TaxRules, 'isExempt' | 'sellsWithinUnion' | 'exports'>
  /** Whether consumers there pay their country's rates, which are known of all that is bought. */
  isRated?(country: VatState): boolean
}

/**
 * How a sale is taxed. At 0 % within the Union when a company with a number of another member state than the seller's has the goods sent to
 * another one (art. 42 of the VAT act), and when they leave the Union (art. 41 sec. 4). At the rates of the country where the goods go when
 * a consumer buys them there from a seller who is registered for that (OSS). Whatever isn't certain is taxed at home.
 */
export function taxationOf({ seller, buyer, destination, settings, isRated }: Sale): Taxation {
  if (settings.isExempt) return 'exempt'
  // Where the seller is registered is where the goods leave from: the address of the seat may lie elsewhere.
  const home = seller.taxNumber === '' ? null : stateOfTaxNumber(seller.taxNumber)
  if (!home || !destination.country) return 'domestic'
  const goesTo = vatStateOf(destination.country, destination.postalCode)
  if (!goesTo) return settings.exports ? 'export' : 'domestic'
  if (!buyer.taxNumber) return goesTo !== home && isRated?.(goesTo) ? 'destination' : 'domestic'
  const boughtAs = stateOfTaxNumber(buyer.taxNumber)
  const isAcquired = goesTo !== home && boughtAs !== null && boughtAs !== home
  return settings.sellsWithinUnion && isAcquired ? 'within_union' : 'domestic'
}

/**
 * Whether a buyer may stay taxed so when their number becomes another one: 0 % within the Union is for companies of another member state
 * than the seller's, the rates of destination are for those without a number.
 */
export function isTaxedSo(taxation: Taxation, taxNumber: string | null): boolean {
  if (taxation === 'destination') return taxNumber === null
  if (taxation !== 'within_union') return true
  const boughtAs = taxNumber === null ? null : stateOfTaxNumber(taxNumber)
  return boughtAs !== null && boughtAs !== stateOfTaxNumber(brand.seller.taxNumber)
}

interface Ordered {
  taxNumber: string | null | undefined
  country: string
  postalCode: string
  /** On the spot: the goods go nowhere. */
  isHandedOver?: boolean
  /** Null: the product is gone. */
  products: (number | null)[]
}

/** How a sale of this shop is taxed now. */
export const taxationNow = ({ taxNumber, country, postalCode, isHandedOver, products }: Ordered): Taxation => {
  const { since, rates } = destinationTax.now()
  return taxationOf({
    seller: brand.seller,
    buyer: { taxNumber: taxNumber ?? null },
    destination: { country: isHandedOver ? undefined : countryCodeOf(country), postalCode },
    settings: taxRules.now(),
    isRated(state) {
      // What day it is takes long to find out, and only sellers to these countries need it.
      const today = since === null ? '' : dayInPoland()
      return (
        since !== null &&
        since <= today &&
        products.every((product) => destinationRateOf(rates, state, product, today) !== undefined)
      )
    },
  })
}

interface Sold {
  /** At home. */
  rate: number
  productId: number | null
  country: string
  postalCode?: string
}

/** The rate of a product in a sale that is taxed so. */
export function rateUnder(taxation: Taxation, { rate, productId, country, postalCode = '' }: Sold): number {
  if (taxation === 'domestic') return rate
  const state = taxation === 'destination' && vatStateOf(countryCodeOf(country), postalCode)
  if (!state) return 0
  return destinationRateOf(destinationTax.now().rates, state, productId, dayInPoland()) ?? rate
}
