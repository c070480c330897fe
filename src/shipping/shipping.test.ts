import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import {
  deliveryTypeOf,
  deliveryTypes,
  fallbackRates,
  servedCountries,
  shippingCost,
  shippingMethods,
  type Rate,
  type ShippingMethod,
} from './shipping.ts'

const rate = (changes: Partial<Rate> = {}): Rate => ({
  deliveryType: 'home',
  countries: ['PL'],
  minWeight: 0,
  maxWeight: null,
  cost: money(1000),
  isActive: true,
  ...changes,
})

/** In Poland everything is sent. */
function costAt(method: ShippingMethod, weight: number, all: Rate[]): number {
  const cost = shippingCost(method, 'PL', weight, all)
  if (!cost.ok) throw new Error(cost.code)
  return cost.value
}

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
    .map(({ width, ...others }): Rate => ({
      ...others,
      countries: ['PL'],
      maxWeight: width === null ? null : others.minWeight + width,
    })),
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
    expect([costAt('inpost', weight, []), costAt('home', weight, [])]).toEqual([locker, home])
  })

  test('the fallback fits every weight, whichever way a parcel goes', () => {
    expect(fallbackRates.map(({ deliveryType, minWeight, maxWeight }) => [deliveryType, minWeight, maxWeight])).toEqual(
      deliveryTypes.toReversed().flatMap((type) => [
        [type, 0, 2_000],
        [type, 2_000, 10_000],
        [type, 10_000, null],
      ]),
    )
    fc.assert(
      fc.property(methods, weights, (method, weight) => {
        expect(costAt(method, weight, [])).toBe(costAt(method, weight, fallbackRates))
      }),
    )
  })
})

describe('with rates', () => {
  test('both ends of a rate belong to it', () => {
    const only = [rate({ minWeight: 500, maxWeight: 700, cost: money(1) })]
    const costs = [499, 500, 700, 701].map((weight) => costAt('home', weight, only))
    expect(costs).toEqual([1599, 1, 1, 1599])
    expect(costAt('home', 500, [rate({ minWeight: 500, maxWeight: 500, cost: money(2) })])).toBe(2)
  })

  test('where two meet, the one that begins lower decides, in whatever order they come', () => {
    const [light, heavy] = [rate({ maxWeight: 2_000, cost: money(1) }), rate({ minWeight: 2_000, cost: money(2) })]
    for (const both of [
      [light, heavy],
      [heavy, light],
    ])
      expect([2_000, 2_001].map((weight) => costAt('home', weight, both))).toEqual([1, 2])
  })

  test('one that is switched off, or of the other way, is as if it were not there', () => {
    fc.assert(
      fc.property(methods, weights, rates, (method, weight, all) => {
        const those = all.filter(({ isActive, deliveryType }) => isActive && deliveryType === deliveryTypeOf(method))
        expect(costAt(method, weight, all)).toBe(costAt(method, weight, those))
      }),
    )
  })

  test('a gap between them falls back', () => {
    const gapped = [rate({ maxWeight: 1_000, cost: money(1) }), rate({ minWeight: 3_000, cost: money(2) })]
    expect([1_000, 1_001, 2_999, 3_000].map((weight) => costAt('home', weight, gapped))).toEqual([1, 1599, 2599, 2])
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
        const fallback = costAt(method, weight, [])
        expect(allowed.length > 0 ? allowed : [fallback]).toContain(costAt(method, weight, all))
      }),
      { numRuns: 500 },
    )
  })

  test('asking changes nothing in the list that is given', () => {
    const unsorted = [rate({ minWeight: 2_000 }), rate({ maxWeight: 2_000 })]
    const before = structuredClone(unsorted)
    costAt('home', 1, unsorted)
    expect(unsorted).toEqual(before)
  })
})

describe('abroad', () => {
  const abroad = rate({ countries: ['AT', 'DE'], minWeight: 500, maxWeight: 5_000, cost: money(7) })
  const cost = (...asked: Parameters<typeof shippingCost>) => {
    const told = shippingCost(...asked)
    return told.ok ? told.value : told.code
  }

  test('a rate holds in the countries that it names, and nowhere else', () => {
    const both = [abroad, rate({ cost: money(3) })]
    expect((['AT', 'DE', 'PL', 'FR'] as const).map((country) => cost('home', country, 500, both))).toEqual([
      7,
      7,
      3,
      'country_not_served',
    ])
    expect(cost('home', undefined, 500, both)).toBe('country_not_served')
    expect(servedCountries(both)).toEqual(['PL', 'AT', 'DE'])
  })

  test('there is no fallback, and there are no lockers', () => {
    expect([499, 500, 5_000, 5_001].map((weight) => cost('home', 'DE', weight, [abroad]))).toEqual([
      'no_rate_for_weight',
      7,
      7,
      'no_rate_for_weight',
    ])
    expect(cost('inpost', 'DE', 500, [abroad])).toBe('no_lockers_there')
  })

  test('what is switched off serves nobody', () => {
    expect(cost('home', 'DE', 500, [{ ...abroad, isActive: false }])).toBe('country_not_served')
    expect(servedCountries([])).toEqual(['PL'])
  })

  test('nothing that is said of another country changes what Poland pays', () => {
    const others = rates.map((all) => all.map((one): Rate => ({ ...one, countries: ['DE'] })))
    fc.assert(
      fc.property(methods, weights, rates, others, (method, weight, ours, theirs) => {
        expect(costAt(method, weight, [...theirs, ...ours])).toBe(costAt(method, weight, ours))
      }),
    )
  })
})
