import type { Seller } from '../invoice.ts'
import type { JpkAddress } from './company-in-jpk.ts'

/** The seller's seat in the parts of JPK_FA; null: in Poland, and its voivodeship, county or commune isn't known. */
export function seatOf(
  { street: written, city: town, postalCode, country }: Seller,
  administration: { voivodeship: string; county: string; commune: string },
): JpkAddress | null {
  const { street, house } = inParts(written)
  const place = { street, house, town, postalCode }
  if (country !== 'PL') return { ...place, country }
  return Object.values(administration).includes('') ? null : { ...place, country, ...administration }
}

/** "ul. Solna 7" and "12 quai des Paludiers": the number stands last or first. One is asked for, so a dash stands for none. */
function inParts(written: string): { street: string; house: string } {
  const words = written.split(' ').filter((word) => word !== '')
  const isNumber = (word: string | undefined) => word !== undefined && /^\d/.test(word)
  if (isNumber(words.at(-1))) return { street: words.slice(0, -1).join(' '), house: words.at(-1) ?? '' }
  if (isNumber(words[0])) return { street: words.slice(1).join(' '), house: words[0] ?? '' }
  return { street: words.join(' '), house: '-' }
}
