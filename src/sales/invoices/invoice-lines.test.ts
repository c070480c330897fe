import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../../kernel/money.ts'
import { taxContained, vatSummary } from '../orders/vat.ts'
import { afterRefund, afterReturn, invoiceLines, sumsOf } from './invoice-lines.ts'
import { differenceOf, totalOf } from './invoice.ts'

const ordered = fc.array(
  fc.record({
    productName: fc.constant('Sól'),
    weight: fc.constantFrom(null, 250),
    quantity: fc.integer({ min: 1, max: 50 }),
    price: fc.integer({ min: 0, max: 500_000 }).map(money),
    vatRate: fc.constantFrom(23, 8, 5, 0),
  }),
  { minLength: 1, maxLength: 12 },
)
/** An order with a discount in parts of what it could be at most. */
const bought = fc
  .record({ ordered, off: fc.double({ min: 0, max: 1, noNaN: true }), shipping: fc.integer({ min: 0, max: 5_000 }) })
  .map(({ ordered: lines, off, shipping }) => {
    const worth = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    return { lines, discount: money(Math.floor(worth * off)), shipping: money(shipping) }
  })

describe('the lines of an invoice', () => {
  test('come to the grosz to what was paid, and by rates to what the order says', () => {
    fc.assert(
      fc.property(bought, ({ lines, discount, shipping }) => {
        const all = invoiceLines(lines, discount, shipping)
        const worth = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
        expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(worth - discount + shipping)
        for (const { gross, price, quantity, discount: off } of all) {
          expect(gross).toBeGreaterThanOrEqual(0)
          expect(gross).toBe(price * quantity - off)
        }
        expect(sumsOf(all).filter(({ gross }) => gross > 0)).toEqual(
          vatSummary(lines, discount, shipping).filter(({ gross }) => gross > 0),
        )
      }),
    )
  })

  test('name the pack, take off the discount, and have the delivery once for each rate, if it costs something', () => {
    const sorts = [
      { productName: 'Sól', weight: 250, quantity: 2, price: money(2_000), vatRate: 23 },
      { productName: 'Talerz', weight: null, quantity: 1, price: money(1_000), vatRate: 8 },
    ]
    const none = money(0)
    expect(invoiceLines(sorts, money(500), money(1_000))).toEqual([
      { name: 'Sól, 250\u00A0g', unit: 'piece', quantity: 2, price: 2_000, discount: 400, gross: 3_600, rate: 23 },
      { name: 'Talerz', unit: 'piece', quantity: 1, price: 1_000, discount: 100, gross: 900, rate: 8 },
      { name: null, unit: 'delivery', quantity: 1, price: 800, discount: 0, gross: 800, rate: 23 },
      { name: null, unit: 'delivery', quantity: 1, price: 200, discount: 0, gross: 200, rate: 8 },
    ])
    expect(invoiceLines(sorts, none, none).map(({ unit }) => unit)).toEqual(['piece', 'piece'])
    const cheap = [
      { productName: 'Talerz', weight: null, quantity: 1, price: money(1), vatRate: 8 },
      { productName: 'Sól', weight: 250, quantity: 2, price: money(2), vatRate: 23 },
    ]
    expect(invoiceLines(cheap, none, money(1_000)).map(({ gross, rate }) => [gross, rate])).toEqual([
      [1, 8],
      [4, 23],
      [800, 23],
      [200, 8],
    ])
  })

  test('compute the tax from the gross sum of a rate: gross × rate / (100 + rate), half a grosz up', () => {
    fc.assert(
      fc.property(bought, ({ lines, discount, shipping }) => {
        for (const { rate, gross, net, vat } of sumsOf(invoiceLines(lines, discount, shipping))) {
          expect(vat).toBe(Math.round((gross * rate) / (100 + rate)))
          expect(net + vat).toBe(gross)
        }
      }),
    )
  })
})

describe('what goes back', () => {
  const partly = fc.record({ bought, parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }) })

  test('in any number of parts leaves exactly nothing, and no rate gives more than it has', () => {
    fc.assert(
      fc.property(partly, ({ bought: { lines, discount, shipping }, parts }) => {
        let sums = sumsOf(invoiceLines(lines, discount, shipping))
        const whole = totalOf(sums)
        let given = { net: 0, vat: 0, gross: 0 }
        for (const part of [...parts, 1]) {
          const after = afterRefund(sums, money(Math.floor(totalOf(sums).gross * part)))
          const { net, vat, gross } = totalOf(differenceOf(sums, after))
          given = { net: given.net - net, vat: given.vat - vat, gross: given.gross - gross }
          for (const [place, sum] of after.entries()) {
            expect(sum.gross).toBeGreaterThanOrEqual(0)
            expect(sum.gross).toBeLessThanOrEqual(sums[place]?.gross ?? 0)
          }
          sums = after
        }
        expect(given).toEqual(whole)
        expect(totalOf(sums)).toEqual({ net: 0, vat: 0, gross: 0 })
      }),
    )
  })

  test('for goods of one rate is taken from that first, and from the others only beyond it', () => {
    const before = [taxContained(23, money(10_000)), taxContained(8, money(5_000)), taxContained(5, money(1_000))]
    const after = (amount: number, rate: number | null) =>
      afterRefund(before, money(amount), rate).map(({ gross }) => gross)
    expect(after(3_000, 8)).toEqual([10_000, 2_000, 1_000])
    expect(after(5_000, 8)).toEqual([10_000, 0, 1_000])
    expect(after(7_200, 8)).toEqual([8_000, 0, 800])
    expect(after(16_000, 8)).toEqual([0, 0, 0])
    expect(after(1_600, 19)).toEqual(after(1_600, null))
    expect(afterRefund(before, money(3_000), 8)[1]).toEqual(taxContained(8, money(2_000)))
    // What didn't arrive comes back where it was taken.
    expect(afterReturn(before, [taxContained(8, money(-3_000))]).map(({ gross }) => gross)).toEqual([
      10_000, 8_000, 1_000,
    ])
  })

  test('and comes back is there again as it was', () => {
    fc.assert(
      fc.property(bought, fc.double({ min: 0, max: 1, noNaN: true }), ({ lines, discount, shipping }, part) => {
        const before = sumsOf(invoiceLines(lines, discount, shipping))
        const after = afterRefund(before, money(Math.floor(totalOf(before).gross * part)))
        expect(afterReturn(after, differenceOf(before, after))).toEqual(before)
      }),
    )
  })
})
