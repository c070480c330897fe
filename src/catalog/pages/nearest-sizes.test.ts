import { expect, test } from 'vitest'
import { nearestSizes } from './nearest-sizes.ts'

const shelf = ['250g', null, '500g', '1kg', '2kg', '5kg', '25kg'].map((weight, id) => ({ id, weight }))
const sizesFor = (weight: string | null, products = shelf) => {
  const shown = products.find((product) => product.weight === weight) ?? { id: -1, weight }
  return nearestSizes(products, shown).map((product) => product.weight)
}

test.for([
  ['250g', ['500g', '1kg', '2kg']],
  ['1kg', ['500g', '2kg', '250g']],
  ['25kg', ['5kg', '2kg', '1kg']],
  ['3kg', ['2kg', '5kg', '1kg']],
] as const)('beside %s stand %o', ([weight, expected]) => {
  expect(sizesFor(weight)).toEqual(expected)
})

test('what has no weight is near to nothing, and has the first others beside it', () => {
  expect(sizesFor('250g', shelf.slice(0, 3))).toEqual(['500g', null])
  expect(sizesFor(null)).toEqual(['250g', '500g', '1kg'])
  expect(sizesFor('250g', shelf.slice(0, 1))).toEqual([])
})
