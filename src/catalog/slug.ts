import { printWeight, type Grams } from '../kernel/weight.ts'

/** Other pages at `/store/…`. A product of such a name gets another address. */
export const slugsOfPages = ['account', 'login', 'recover']

const longest = 80

/** Letters that don't decompose into a plain letter and a mark. */
const foldedLetters: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** The last part of a product's address: "Sól celtycka gruba" of 500 g is at `sol-celtycka-gruba-500g`. */
export function slugOf(name: string, weight: Grams | null): string {
  const words = folded(name).slice(0, longest).replace(/-$/, '')
  return [words || 'produkt', ...(weight === null ? [] : [folded(printWeight(weight))])].join('-')
}

/** The slug to try when `tries` others were taken. */
export function slugToTry(slug: string, tries: number): string {
  return tries === 0 ? slug : `${slug}-${tries + 1}`
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[łđðøßæœþ]/g, (letter) => foldedLetters[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
