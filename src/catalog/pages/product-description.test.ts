import { expect, test } from 'vitest'
import type { ProductInDetail } from '../product.ts'
import { productDescription } from './product-description.ts'

const described = (description: string, ingredients: string | null = null, origin: string | null = null) =>
  productDescription({ description, ingredients, origin } as ProductInDetail)

test('a short description is followed by what the product is made of and where it is from', () => {
  expect(described('Szare ziarna', 'Sól morska', 'Bretania!')).toBe('Szare ziarna. Sól morska. Bretania!')
  expect(described(' Szare\n\n ziarna. ', null, 'Bretania')).toBe('Szare ziarna. Bretania.')
})

test('what has no room is left out, and what comes after it is told where that has', () => {
  const description = `${'a'.repeat(140)}.`
  expect(described(description, 'b'.repeat(30), 'Bretania')).toBe(`${description} Bretania.`)
})

test('a long description ends after a whole word, within what search engines show', () => {
  const told = described('Sól, którą '.repeat(100))
  expect(told).toMatch(/^(Sól, którą )+(Sól|Sól, którą)…$/)
  expect(told.length).toBeGreaterThan(145)
  for (const text of [told, described('a'.repeat(5_000))]) expect(text.length).toBeLessThanOrEqual(160)
})
