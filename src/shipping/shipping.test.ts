import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import { deliveryTypeOf, fallbackRates, shippingCost, shippingMethods, type Rate } from './shipping.ts'

const rate = (changes: Partial<Rate> = {}): Rate => ({
  deliveryType: 'home',
  minWeight: 0,
  maxWeight: null,
  cost: money(1000),
  isActive: true,
  ...changes,
})

const weights = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(0, 1, 2_000, 2_001, 10_000, 10_001))
const methods = fc.constantFrom(...shippingMethods)
const rates = fc.array(
  fc
    .record({
      deliveryType: fc.constantFrom('home' as const, 'pickup_point' as const),
      minWeight: fc.integer({ min: 0, max: 20_000 }),
      width: fc.option(fc.integer({ min: 0, max: 10_000 })),
      cost: fc.integer({ min: 0, max: 10_000 }).map(money),
      isActive: fc.boolean(),
    })
    .map(({ width, ...others }): Rate => ({ ...others, maxWeight: width === null ? null : others.minWeight + width })),
  { maxLength: 8 },
)

describe('without rates', () => {
  test.for([
    ['nothing', 0, 1299, 1599],
    ['exactly 2 kg', 2_000, 1299, 1599],
    ['a gram more', 2_001, 1899, 2599],
    ['exactly 10 kg', 10_000, 1899, 2599],
    ['a gram more than that', 10_001, 2599, 3599],
    ['a ton', 1_000_000, 2599, 3599],
  ] as const)('a parcel of %s costs what is always known', ([, weight, locker, home]) => {
    expect([shippingCost('inpost', weight, []), shippingCost('home', weight, [])]).toEqual([locker, home])
  })

  test('the fallback fits every weight, whichever way a parcel goes', () => {
    fc.assert(
      fc.property(methods, weights, (method, weight) => {
        expect(shippingCost(method, weight, [])).toBe(shippingCost(method, weight, fallbackRates))
      }),
    )
  })
})

describe('with rates', () => {
  test('both ends of a rate belong to it', () => {
    const only = [rate({ minWeight: 500, maxWeight: 700, cost: money(1) })]
    const costs = [499, 500, 700, 701].map((weight) => shippingCost('home', weight, only))
    expect(costs).toEqual([1599, 1, 1, 1599])
    expect(shippingCost('home', 500, [rate({ minWeight: 500, maxWeight: 500, cost: money(2) })])).toBe(2)
  })

  test('where two meet, the one that begins lower decides, in whatever order they come', () => {
    const [light, heavy] = [rate({ maxWeight: 2_000, cost: money(1) }), rate({ minWeight: 2_000, cost: money(2) })]
    for (const both of [
      [light, heavy],
      [heavy, light],
    ])
      expect([2_000, 2_001].map((weight) => shippingCost('home', weight, both))).toEqual([1, 2])
  })

  test('one that is switched off, or of the other way, is as if it were not there', () => {
    fc.assert(
      fc.property(methods, weights, rates, (method, weight, all) => {
        const those = all.filter(({ isActive, deliveryType }) => isActive && deliveryType === deliveryTypeOf(method))
        expect(shippingCost(method, weight, all)).toBe(shippingCost(method, weight, those))
      }),
    )
  })

  test('a gap between them falls back', () => {
    const gapped = [rate({ maxWeight: 1_000, cost: money(1) }), rate({ minWeight: 3_000, cost: money(2) })]
    expect([1_000, 1_001, 2_999, 3_000].map((weight) => shippingCost('home', weight, gapped))).toEqual([
      1, 1599, 2599, 2,
    ])
  })

  test('the cost is that of the fitting rate that begins lowest, or the fallback where none fits', () => {
    fc.assert(
      fc.property(methods, weights, rates, (method, weight, all) => {
        const fitting = all.filter(
          ({ isActive, deliveryType, minWeight, maxWeight }) =>
            isActive &&
            deliveryType === deliveryTypeOf(method) &&
            weight >= minWeight &&
            (maxWeight === null || weight <= maxWeight),
        )
        const lowest = Math.min(...fitting.map(({ minWeight }) => minWeight))
        const allowed = fitting.filter(({ minWeight }) => minWeight === lowest).map(({ cost }) => cost)
        const fallback = shippingCost(method, weight, [])
        expect(allowed.length > 0 ? allowed : [fallback]).toContain(shippingCost(method, weight, all))
      }),
      { numRuns: 500 },
    )
  })

  test('asking changes nothing in the list that is given', () => {
    const unsorted = [rate({ minWeight: 2_000 }), rate({ maxWeight: 2_000 })]
    const before = structuredClone(unsorted)
    shippingCost('home', 1, unsorted)
    expect(unsorted).toEqual(before)
  })
})
