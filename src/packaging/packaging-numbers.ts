import type { CountryCode } from '../kernel/countries.ts'
import { live } from '../kernel/live.ts'

export interface PackagingNumber {
  country: CountryCode
  number: string
}

/** Under which numbers the shop is known to the packaging registers of countries, by country. */
export const packagingNumbers = live<readonly PackagingNumber[]>('packaging-numbers', [])
