import { inPlainLetters } from '../kernel/plain-letters.ts'
import { printWeight, type Grams } from '../kernel/weight.ts'

/** Other pages at `/store/…`. A product of such a name gets another address. */
export const slugsOfPages = ['account', 'login', 'recover']

const longest = 80

/** The last part of a product's address: "Sól celtycka gruba" of 500 g is at `sol-celtycka-gruba-500g`. */
export function slugOf(name: string, weight: Grams | null): string {
  const words = inPlainLetters(name).slice(0, longest).replace(/-$/, '')
  return [words || 'produkt', ...(weight === null ? [] : [inPlainLetters(printWeight(weight))])].join('-')
}

/** The slug to try when `tries` others were taken. */
export function slugToTry(slug: string, tries: number): string {
  return tries === 0 ? slug : `${slug}-${tries + 1}`
}
