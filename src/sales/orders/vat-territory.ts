import type { CountryCode } from '../../kernel/countries.ts'

const memberStates = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
  ' ',
) as CountryCode[]

/** What belongs to a member state and not to the Union's territory for VAT, by the beginning of its postal codes (art. 6 of directive 2006/112). */
const outside: Partial<Record<CountryCode, string[]>> = {
  // Büsingen, Heligoland.
  DE: ['78266', '27498'],
  // The Canary Islands, Ceuta and Melilla.
  ES: ['35', '38', '51', '52'],
  // Åland.
  FI: ['22'],
  // Overseas.
  FR: ['97', '98'],
  // Mount Athos.
  GR: ['63086', '63087'],
  // Livigno.
  IT: ['23041', '23030'],
}

/**
 * The member state in whose territory for VAT an address lies, by its country's letters there; null: outside the Union. Monaco counts as
 * France, and Northern Ireland (XI) belongs to it for goods.
 */
export function vatStateOf(country: CountryCode | undefined, postalCode: string): CountryCode | 'XI' | null {
  const code = postalCode.replaceAll(/[\s-]/g, '').toUpperCase()
  if (country === 'MC') return 'FR'
  if (country === 'GB') return code.startsWith('BT') ? 'XI' : null
  if (!country || !memberStates.includes(country)) return null
  const digits = code.startsWith(country) ? code.slice(2) : code
  return outside[country]?.some((beginning) => digits.startsWith(beginning)) ? null : country
}

/** The member state that gave a tax number as it is stored; null: none did. */
export function stateOfTaxNumber(number: string): CountryCode | 'XI' | null {
  if (/^\d/.test(number)) return 'PL'
  const letters = number.slice(0, 2)
  if (letters === 'XI') return letters
  return memberStates.find((state) => state === (letters === 'EL' ? 'GR' : letters)) ?? null
}
