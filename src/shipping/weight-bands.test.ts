import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import { deliveryTypes, fallbackRates, fittingRate, shippingCost, type DeliveryType, type Rate } from './shipping.ts'
import { bandWarnings, weightBands, type Weights } from './weight-bands.ts'

const rate = (minWeight: number, maxWeight: number | null, cost = 1000, changes: Partial<Rate> = {}): Rate => ({
  deliveryType: 'home',
  countries: ['PL'],
  minWeight,
  maxWeight,
  cost: money(cost),
  isActive: true,
  ...changes,
})

/** What the checkout asks in Poland. */
function costAt(deliveryType: DeliveryType, grams: number, rates: Rate[]) {
  const cost = shippingCost(deliveryType === 'home' ? 'home' : 'inpost', 'PL', grams, rates)
  return cost.ok && cost.value
}
const types = fc.constantFrom(...deliveryTypes)
// Few round weights, so that ends meet often; and any.
const weight = fc.oneof(
  fc.constantFrom(0, 1, 500, 1_000, 1_001, 2_000, 2_001, 5_000, 10_000, 10_001),
  fc.integer({ min: 0, max: 20_000 }),
)
const anyRate = fc
  .record({
    deliveryType: types,
    ends: fc.tuple(weight, fc.option(weight)),
    cost: fc.integer({ min: 0, max: 10_000 }),
    isActive: fc.boolean(),
  })
  .map(({ ends: [one, other], cost, ...more }) =>
    rate(Math.min(one, other ?? one), other === null ? null : Math.max(one, other), cost, more),
  )
const anyRates = fc.array(anyRate, { maxLength: 8 })
const includes = ({ from, to }: Weights, grams: number) => from <= grams && grams <= (to ?? Infinity)
const fitting = (deliveryType: DeliveryType, grams: number, rates: Rate[]) =>
  rates.filter(
    (one) =>
      one.isActive && one.deliveryType === deliveryType && includes({ from: one.minWeight, to: one.maxWeight }, grams),
  )

describe('whatever the rates', () => {
  test('the bands say of every weight what the checkout asks for it', () => {
    fc.assert(
      fc.property(types, anyRates, fc.array(weight, { minLength: 1 }), (type, rates, weights) => {
        const bands = weightBands(type, 'PL', rates)
        for (const grams of weights) {
          const told = bands.filter((band) => includes(band, grams))
          expect(told).toHaveLength(1)
          expect(told[0]?.cost).toBe(costAt(type, grams, rates))
          expect(told[0]?.rate).toBe(fittingRate(type, 'PL', grams, rates))
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('the bands lie beside one another from nothing to however heavy', () => {
    fc.assert(
      fc.property(types, anyRates, (type, rates) => {
        const bands = weightBands(type, 'PL', rates)
        expect(bands[0]?.from).toBe(0)
        expect(bands.at(-1)?.to).toBeNull()
        bands.slice(1).forEach(({ from }, place) => expect(bands[place]?.to).toBe(from - 1))
      }),
    )
  })

  test('a weight is in a gap just when no rate fits, and its step tells the price of the checkout', () => {
    fc.assert(
      fc.property(types, anyRates, weight, (type, rates, grams) => {
        const gaps = bandWarnings(type, 'PL', rates).filter((warning) => warning.kind === 'gap')
        const around = gaps.filter((gap) => includes(gap, grams))
        expect(around).toHaveLength(fitting(type, grams, rates).length === 0 ? 1 : 0)
        for (const { steps } of around) {
          const [step, ...others] = steps.filter((one) => includes(one, grams))
          expect(others).toEqual([])
          expect(step?.cost).toBe(costAt(type, grams, rates))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('where an overlap is told both rates fit, and the named one decides', () => {
    fc.assert(
      fc.property(types, anyRates, (type, rates) => {
        for (const warning of bandWarnings(type, 'PL', rates)) {
          if (warning.kind !== 'overlap') continue
          for (const grams of [warning.from, warning.to ?? warning.from + 50_000]) {
            expect(fitting(type, grams, rates)).toContain(warning.loser)
            expect(fittingRate(type, 'PL', grams, rates)).toBe(warning.winner)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a rate is said to be hidden just when no price would change without it', () => {
    fc.assert(
      fc.property(types, anyRates, (type, rates) => {
        const told = bandWarnings(type, 'PL', rates).flatMap((warning) =>
          warning.kind === 'hidden' ? [warning.rate] : [],
        )
        const bands = weightBands(type, 'PL', rates)
        const needless = rates
          .filter(({ isActive, deliveryType }) => isActive && deliveryType === type)
          .filter((one) => !bands.some((band) => band.rate === one))
        expect(told).toEqual(needless)
        for (const one of told)
          expect(
            weightBands(
              type,
              'PL',
              rates.filter((other) => other !== one),
            ),
          ).toEqual(bands)
      }),
      { numRuns: 300 },
    )
  })

  test('without a warning one rate fits each weight, but for ends that two share', () => {
    fc.assert(
      fc.property(types, anyRates, weight, (type, rates, grams) => {
        if (bandWarnings(type, 'PL', rates).length > 0) return
        const [first, second, ...more] = fitting(type, grams, rates).toSorted((a, b) => a.minWeight - b.minWeight)
        expect(first).toBeDefined()
        expect(more).toEqual([])
        const sharedEnd = second ? [first?.maxWeight, second.minWeight] : [grams, grams]
        expect(sharedEnd).toEqual([grams, grams])
      }),
      { numRuns: 2_000, examples: [['home', [rate(0, 2_000), rate(2_000, 5_000), rate(5_001, null)], 2_000]] },
    )
  })
})

describe('nothing is wrong with', () => {
  test.for([
    ['ends that two share', [rate(0, 2_000), rate(2_000, null)]],
    ['a next one that begins a gram later', [rate(0, 2_000), rate(2_001, null)]],
    ['one rate for everything', [rate(0, null)]],
    ['what is switched off', [rate(0, null), rate(1_000, 3_000, 1, { isActive: false })]],
    ['the rates of another way', [rate(0, null), rate(0, null, 1, { deliveryType: 'pickup_point' })]],
    ['the rates that a new shop begins with', fallbackRates],
  ] as const)('%s', ([, rates]) => {
    expect(bandWarnings('home', 'PL', [...rates])).toEqual([])
  })
})

describe('what may not have been meant', () => {
  test('without rates everything falls back, in three steps', () => {
    const steps = [
      { from: 0, to: 2_000, cost: 1599 },
      { from: 2_001, to: 10_000, cost: 2599 },
      { from: 10_001, to: null, cost: 3599 },
    ]
    expect(bandWarnings('home', 'PL', [])).toEqual([{ kind: 'gap', from: 0, to: null, steps }])
  })

  test('a gap over a step of the fallback tells both prices, and one gram is a gap', () => {
    expect(bandWarnings('home', 'PL', [rate(0, 1_000), rate(3_000, 5_000), rate(5_002, null)])).toEqual([
      {
        kind: 'gap',
        from: 1_001,
        to: 2_999,
        steps: [
          { from: 1_001, to: 2_000, cost: 1599 },
          { from: 2_001, to: 2_999, cost: 2599 },
        ],
      },
      { kind: 'gap', from: 5_001, to: 5_001, steps: [{ from: 5_001, to: 5_001, cost: 2599 }] },
    ])
  })

  test('two that overlap, with the one that decides', () => {
    const [winner, loser] = [rate(0, 3_000, 1), rate(2_000, null, 2)]
    expect(bandWarnings('home', 'PL', [loser, winner])).toEqual([
      { kind: 'overlap', winner, loser, from: 2_000, to: 3_000 },
    ])
  })

  test('two that overlap by a gram, unless it is the end that they share', () => {
    const [light, winner, loser] = [rate(0, 999), rate(500, 1_000), rate(600, null)]
    expect(bandWarnings('home', 'PL', [light, winner, loser])).toEqual([
      { kind: 'overlap', winner: light, loser: winner, from: 500, to: 999 },
      { kind: 'overlap', winner: light, loser, from: 600, to: 999 },
      { kind: 'overlap', winner, loser, from: 1_000, to: 1_000 },
    ])
  })

  test('one that lies wholly behind others', () => {
    const behind = rate(2_500, 4_000, 3)
    expect(bandWarnings('home', 'PL', [rate(0, 2_000), rate(2_000, null), behind])).toEqual([
      { kind: 'hidden', rate: behind },
    ])
  })
})

test('abroad a gap has no price, and the rates of other countries fill nothing', () => {
  const theirs = { countries: ['DE' as const] }
  const rates = [rate(0, 1_000, 10, theirs), rate(2_000, 5_000, 20, theirs), rate(0, null)]
  expect(weightBands('home', 'DE', rates).map(({ from, cost }) => [from, cost])).toEqual([
    [0, 10],
    [1_001, null],
    [2_000, 20],
    [5_001, null],
  ])
  expect(bandWarnings('home', 'DE', rates)).toEqual([
    { kind: 'gap', from: 1_001, to: 1_999, steps: [{ from: 1_001, to: 1_999, cost: null }] },
    { kind: 'gap', from: 5_001, to: null, steps: [{ from: 5_001, to: null, cost: null }] },
  ])
  expect(bandWarnings('home', 'PL', rates)).toEqual([])
})
