import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../../kernel/money.ts'
import { inProportion, vatSummary } from './vat.ts'

const line = fc.record({
  price: fc.integer({ min: 0, max: 500_000 }).map(money),
  quantity: fc.integer({ min: 1, max: 99 }),
  vatRate: fc.constantFrom(0, 2.1, 5, 5.5, 8, 23, 25.5, 100),
})
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: fc.integer({ min: 0, max: 10_000 }).map(money),
  })
  .map(({ lines, part, shipping }) => {
    const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    return { lines, shipping, subtotal, discount: money(Math.floor(subtotal * part)) }
  })

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

describe('the VAT in an order', () => {
  test('comes, with what is net, to the grosz to what is paid', () => {
    fc.assert(
      fc.property(order, ({ lines, discount, shipping, subtotal }) => {
        const summary = vatSummary(lines, discount, shipping)
        expect(sumOf(summary.map(({ gross }) => gross))).toBe(subtotal - discount + shipping)
        for (const { gross, net, vat } of summary) expect(net + vat).toBe(gross)
      }),
      { numRuns: 1_000 },
    )
  })

  test('is never negative, and each rate has its net amount rounded to the nearest grosz', () => {
    fc.assert(
      fc.property(order, ({ lines, discount, shipping }) => {
        for (const { rate, gross, net, vat } of vatSummary(lines, discount, shipping)) {
          expect(Math.min(gross, net, vat)).toBeGreaterThanOrEqual(0)
          // In whole numbers: a float can't hold 5.5 % exactly.
          const whole = BigInt(1_000 + Math.round(rate * 10))
          const off = BigInt(net) * whole - BigInt(gross) * 1_000n
          expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(whole)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('gives no rate more than a grosz more or less than its share of discount and shipping', () => {
    fc.assert(
      fc.property(order, ({ lines, discount, shipping, subtotal }) => {
        fc.pre(subtotal > 0)
        for (const { rate, gross } of vatSummary(lines, discount, shipping)) {
          const bought = sumOf(
            lines.filter(({ vatRate }) => vatRate === rate).map(({ price, quantity }) => price * quantity),
          )
          const share = bought + ((shipping - discount) * bought) / subtotal
          expect(Math.abs(gross - share)).toBeLessThan(2)
        }
      }),
    )
  })

  test('doesn’t depend on the order of the lines, and names each rate once, the highest first', () => {
    fc.assert(
      fc.property(order, ({ lines, discount, shipping }) => {
        const summary = vatSummary(lines, discount, shipping)
        expect(vatSummary(lines.toReversed(), discount, shipping)).toEqual(summary)
        const rates = summary.map(({ rate }) => rate)
        expect(rates).toEqual([...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a))
      }),
    )
  })

  test('is what a bookkeeper writes', () => {
    const lines = [
      { price: money(2490), quantity: 2, vatRate: 23 },
      { price: money(1000), quantity: 1, vatRate: 5 },
    ]
    expect(vatSummary(lines, money(598), money(1299))).toEqual([
      { rate: 23, gross: 5564, net: 4524, vat: 1040 },
      { rate: 5, gross: 1117, net: 1064, vat: 53 },
    ])
  })

  test('of an order of which nothing is left to pay is nothing', () => {
    const lines = [{ price: money(2490), quantity: 1, vatRate: 23 }]
    expect(vatSummary(lines, money(2490), money(0))).toEqual([{ rate: 23, gross: 0, net: 0, vat: 0 }])
  })

  test('of what is given away for the price of sending it is that of sending it', () => {
    const lines = [
      { price: money(0), quantity: 1, vatRate: 23 },
      { price: money(0), quantity: 3, vatRate: 5 },
    ]
    expect(sumOf(vatSummary(lines, money(0), money(1299)).map(({ gross }) => gross))).toBe(1299)
  })

  test('stays exact where the products of its figures are beyond a float', () => {
    const lines = [
      { price: money(70_000_001), quantity: 13, vatRate: 23 },
      { price: money(49_999_999), quantity: 17, vatRate: 8 },
    ]
    const [first, second] = vatSummary(lines, money(999_999_999), money(0))
    const subtotal = 70_000_001 * 13 + 49_999_999 * 17
    expect((first?.gross ?? 0) + (second?.gross ?? 0)).toBe(subtotal - 999_999_999)
  })
})

test('what is left over by rounding goes to whoever lost most by it, and among equals to the first', () => {
  expect(inProportion(10, [5, 2])).toEqual([7, 3])
  expect(inProportion(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(inProportion(11, [1, 1, 1])).toEqual([4, 4, 3])
  // By the exact shares 1.25, 2.5 and 6.25.
  expect(inProportion(10, [1, 2, 5])).toEqual([1, 3, 6])
  expect(inProportion(10, [1, 0])).toEqual([10, 0])
})
