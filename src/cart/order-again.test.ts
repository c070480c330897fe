import { expect, test } from 'vitest'
import type { CheckedLine } from './cart-check.ts'
import { orderAgain, withPieces } from './order-again.ts'

const sold = { slug: 'sol', name: 'Sól', weight: '500g', price: '29.90' } as NonNullable<CheckedLine['product']>
const line = (changes: Partial<CheckedLine>): CheckedLine => ({
  id: 1,
  problem: null,
  available: 9,
  most: 50,
  product: sold,
  ...changes,
})
const ordered = (productId: number | null, quantity: number) => ({ productId, productName: 'Dawna nazwa', quantity })

test('what is sold goes into the cart once more at today’s price, as many as there are; the rest is named', () => {
  const items = [ordered(1, 3), ordered(2, 20), ordered(3, 1), ordered(4, 2), ordered(null, 5)]
  const checked = [
    line({}),
    line({ id: 2, most: 12, problem: 'over_product_limit', available: 20 }),
    line({ id: 3, problem: 'gone', available: 0, product: null }),
    line({ id: 4, problem: 'sold_out', available: 0 }),
  ]
  const { lines, leftOut } = orderAgain(items, checked)
  expect(lines.map(({ id, quantity, price, name }) => [id, quantity, price, name])).toEqual([
    [1, 3, '29.90', 'Sól'],
    [2, 12, '29.90', 'Sól'],
  ])
  expect(leftOut.map(({ name, wanted, put }) => [name, wanted, put])).toEqual([
    ['Sól', 20, 12],
    ['Dawna nazwa', 1, 0],
    ['Sól', 2, 0],
    ['Dawna nazwa', 5, 0],
  ])
  const cart = [
    { id: 7, name: 'Inna', price: '1.00', quantity: 1, weight: '' },
    { id: 1, name: 'Stara', price: '20.00', quantity: 998, weight: '500g' },
  ]
  expect(withPieces(cart, lines).map(({ id, quantity, price }) => [id, quantity, price])).toEqual([
    [7, 1, '1.00'],
    [1, 999, '29.90'],
    [2, 12, '29.90'],
  ])
})
