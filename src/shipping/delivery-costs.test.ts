import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import { deliveryCosts } from './delivery-costs.ts'
import { freeOffer } from './free-delivery.ts'
import { readRate } from './read-rate.ts'
import { deliveryTypes, shippingCost, type Rate, type ShippingMethod } from './shipping.ts'

const inPoland = (rates: Rate[]) => deliveryCosts(rates)[0]?.costs ?? []
const costAt = (method: ShippingMethod, weight: number, rates: Rate[]) => {
  const cost = shippingCost(method, 'PL', weight, rates)
  return cost.ok && cost.value
}

test('a new shop’s costs are the three steps of the specification', () => {
  expect(deliveryCosts([]).map(({ countries }) => countries)).toEqual([['PL']])
  expect(inPoland([])).toEqual([
    { from: 0, to: 2_000, home: 1599, pickup_point: 1299 },
    { from: 2_001, to: 10_000, home: 2599, pickup_point: 1899 },
    { from: 10_001, to: null, home: 3599, pickup_point: 2599 },
  ])
})

test('what costs the same in both ways is one row, whichever rate it is by', () => {
  const rate = (minWeight: number, maxWeight: number | null): Rate[] =>
    deliveryTypes.map((deliveryType) => ({
      deliveryType,
      countries: ['PL'],
      minWeight,
      maxWeight,
      cost: money(1000),
      isActive: true,
    }))
  expect(inPoland([...rate(0, 5_000), ...rate(5_001, null)])).toEqual([
    { from: 0, to: null, home: 1000, pickup_point: 1000 },
  ])
})

const told = {
  deliveryType: 'home' as const,
  countries: ['PL' as const],
  minWeight: 0,
  maxWeight: 2.001,
  cost: '15.99',
  isActive: true,
}
const promised = { freeFrom: '200.00', daysFrom: 1, daysTo: 3 }

test('a rate is reckoned in grams and grosze, with what it promises and without what it doesn’t', () => {
  const plain = { deliveryType: 'home', countries: ['PL'], minWeight: 0, maxWeight: 2_001, cost: 1599, isActive: true }
  expect(readRate(told)).toEqual(plain)
  expect(readRate({ ...told, maxWeight: null })).toEqual({ ...plain, maxWeight: null })
  expect(readRate({ ...told, ...promised })).toEqual({ ...plain, freeFrom: 20_000, days: { from: 1, to: 3 } })
  expect(readRate({ ...told, daysTo: 3 })).toEqual(plain)
})

test('a row says what is promised there: from which worth it is free, how many days it takes, either or both', () => {
  const promise = (more: object) => inPoland([readRate({ ...told, ...more })])[0]?.promised
  expect(promise({})).toBeUndefined()
  expect(promise(promised)).toEqual({ home: { freeFrom: 20_000, days: { from: 1, to: 3 } } })
  expect(promise({ freeFrom: '200.00' })).toEqual({ home: { freeFrom: 20_000 } })
  expect(promise({ daysFrom: 1, daysTo: 3 })).toEqual({ home: { days: { from: 1, to: 3 } } })
})

test('delivery that is free from some worth is so up to the weight where it ends or begins later', () => {
  const step = (minWeight: number, maxWeight: number | null, freeFrom?: string) =>
    readRate({ ...told, minWeight, maxWeight, ...(freeFrom !== undefined && { freeFrom }) })
  const offer = (weight: number, ...rates: Rate[]) => freeOffer('home', 'PL', weight, rates)
  const [light, heavy] = [step(0, 2, '200.00'), step(2.001, 5, '300.00')]
  expect(offer(2_000, light, heavy)).toEqual({ from: 20_000, upTo: 2_000 })
  expect(offer(2_001, light, heavy)).toEqual({ from: 30_000, upTo: 5_000 })
  expect(offer(500, light, step(2.001, 5, '150.00'))).toEqual({ from: 20_000, upTo: 5_000 })
  expect(offer(500, light, step(2.001, 5, '200.00'))).toEqual({ from: 20_000, upTo: 5_000 })
  expect(offer(500, step(0, null, '200.00'))).toEqual({ from: 20_000, upTo: null })
  expect(offer(500, step(0, 2), heavy)).toBeUndefined()
})

const anyRates = fc.array(
  fc.record({
    deliveryType: fc.constantFrom(...deliveryTypes),
    countries: fc.constant(['PL' as const]),
    minWeight: fc.integer({ min: 0, max: 12_000 }),
    maxWeight: fc.option(fc.integer({ min: 0, max: 12_000 })),
    cost: fc.integer({ min: 0, max: 5_000 }).map(money),
    isActive: fc.boolean(),
  }),
  { maxLength: 6 },
)

test('every weight costs what its row says, and stands in one row', () => {
  fc.assert(
    fc.property(anyRates, fc.integer({ min: 0, max: 15_000 }), (rates, weight) => {
      const rows = inPoland(rates).filter(({ from, to }) => from <= weight && weight <= (to ?? Infinity))
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        home: costAt('home', weight, rates),
        pickup_point: costAt('inpost', weight, rates),
      })
    }),
  )
})

test('countries to which it costs the same stand together, and a weight that isn’t sent there costs nothing', () => {
  const abroad = (country: 'DE' | 'AT' | 'FR', cost: number): Rate => ({
    deliveryType: 'home',
    countries: [country],
    minWeight: 0,
    maxWeight: 5_000,
    cost: money(cost),
    isActive: true,
  })
  expect(deliveryCosts([abroad('DE', 10), abroad('FR', 20), abroad('AT', 10)]).slice(1)).toEqual([
    {
      countries: ['DE', 'AT'],
      costs: [
        { from: 0, to: 5_000, home: 10, pickup_point: null },
        { from: 5_001, to: null, home: null, pickup_point: null },
      ],
    },
    { countries: ['FR'], costs: [expect.objectContaining({ home: 20 }), expect.objectContaining({ home: null })] },
  ])
})
