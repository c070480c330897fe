import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, printMoney } from '../../kernel/money.ts'
import { deliveryOf } from './delivery.ts'
import { totalsIn, totalsOf } from './totals.ts'

const line = fc.record({
  id: fc.integer({ min: 1 }),
  name: fc.constant('Sól'),
  price: fc.integer({ min: 0, max: 10_000_000 }).map((grosze) => printMoney(money(grosze))),
  quantity: fc.integer({ min: 1, max: 999 }),
  weight: fc.constantFrom('250g', '500g', '1kg', '2.5 kg', 750, ''),
})
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(money)

test('the total is subtotal and shipping less the discount, which never pays for shipping', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), amount, amount, (lines, cost, asked) => {
      const { subtotal, shipping, discount, total } = totalsOf(lines, cost, asked)
      const grosze = lines.reduce((sum, { price, quantity }) => sum + Math.round(Number(price) * 100) * quantity, 0)
      expect(subtotal).toBe(grosze)
      expect(discount).toBe(Math.min(asked, subtotal))
      expect(total).toBe(subtotal + shipping - discount)
      expect(total).toBeGreaterThanOrEqual(shipping)
    }),
  )
})

test('what the page shows is what the shop says when both reckon with the same', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), amount, amount, (lines, cost, asked) => {
      const totals = totalsOf(lines, cost, asked)
      const quote = {
        subtotal: printMoney(totals.subtotal),
        shippingCost: printMoney(totals.shipping),
        discountAmount: printMoney(totals.discount),
        total: printMoney(totals.total),
        lines: [],
      }
      expect(totalsIn(quote)).toEqual(totals)
    }),
  )
})

test('a parcel costs what its weight costs, to the gram', () => {
  const salt = (grams: number) => [{ id: 1, name: 'Sól', price: '1.00', quantity: 1, weight: grams }]
  const costs = [2_000, 2_001, 10_000, 10_001].flatMap((grams) => {
    const { inpost, home } = deliveryOf(salt(grams), 'Poland', [])
    return [inpost, home].map((cost) => cost.ok && cost.cost)
  })
  expect(costs).toEqual([1299, 1599, 1899, 2599, 1899, 2599, 2599, 3599])
})
