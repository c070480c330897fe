import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import { deliveryCosts } from './delivery-costs.ts'
import { deliveryTypes, shippingCost, type Rate } from './shipping.ts'

test('a new shop’s costs are the three steps of the specification', () => {
  expect(deliveryCosts([])).toEqual([
    { from: 0, to: 2_000, home: 1599, pickup_point: 1299 },
    { from: 2_001, to: 10_000, home: 2599, pickup_point: 1899 },
    { from: 10_001, to: null, home: 3599, pickup_point: 2599 },
  ])
})

test('what costs the same in both ways is one row, whichever rate it is by', () => {
  const rate = (minWeight: number, maxWeight: number | null): Rate[] =>
    deliveryTypes.map((deliveryType) => ({ deliveryType, minWeight, maxWeight, cost: money(1000), isActive: true }))
  expect(deliveryCosts([...rate(0, 5_000), ...rate(5_001, null)])).toEqual([
    { from: 0, to: null, home: 1000, pickup_point: 1000 },
  ])
})

const anyRates = fc.array(
  fc.record({
    deliveryType: fc.constantFrom(...deliveryTypes),
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
      const rows = deliveryCosts(rates).filter(({ from, to }) => from <= weight && weight <= (to ?? Infinity))
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        home: shippingCost('home', weight, rates),
        pickup_point: shippingCost('inpost', weight, rates),
      })
    }),
  )
})
