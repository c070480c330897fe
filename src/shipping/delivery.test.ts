import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import type { Box } from './boxes/own-boxes.ts'
import { deliveryTo, missingForFree } from './delivery.ts'
import { packFor } from './parcels-of.ts'
import { fallbackRates, shippingCost, type Rate } from './shipping.ts'

const small: Box = {
  name: 'Mały',
  weight: 120,
  heaviestContent: 2_000,
  measures: { length: 300, width: 200, height: 80 },
}
const large: Box = { ...small, name: 'Duży', weight: 600, heaviestContent: 20_000 }
const pieces = fc.array(
  fc.record({ packedWeight: fc.integer({ min: 1, max: 30_000 }), quantity: fc.integer({ min: 1, max: 20 }) }),
  { minLength: 1, maxLength: 6 },
)
const anyWeight = fc.integer({ min: 0, max: 200_000 })
const method = fc.constantFrom('home', 'inpost')

describe('what delivery costs', () => {
  test('goes by the net weight as long as the shop has no boxes', () => {
    fc.assert(
      fc.property(method, anyWeight, pieces, (way, weight, kinds) => {
        const cost = deliveryTo(way, 'PL', { net: weight, kinds, worth: money(0) }, fallbackRates, [])
        const asEver = shippingCost(way, 'PL', weight, fallbackRates)
        expect(cost).toEqual({ ok: true, value: { cost: asEver.ok && asEver.value, days: null } })
      }),
    )
  })

  test('is with boxes the sum of what each parcel costs by its own weight', () => {
    fc.assert(
      fc.property(method, anyWeight, pieces, (way, weight, kinds) => {
        const cost = deliveryTo(way, 'PL', { net: weight, kinds, worth: money(0) }, fallbackRates, [small, large])
        const parcels = packFor(way, kinds, [small, large])
        const each = parcels.map((parcel) => shippingCost(way, 'PL', parcel.weight, fallbackRates))
        const sum = each.reduce((all, one) => all + (one.ok ? one.value : NaN), 0)
        expect(cost).toEqual({ ok: true, value: { cost: sum, days: null } })
      }),
    )
  })

  test('is refused where one of the parcels has no rate', () => {
    const upTo = {
      ...fallbackRates[3],
      countries: ['DE'],
      maxWeight: 5_000,
      cost: money(4_500),
    } as Rate
    const goods = (packedWeight: number) => ({
      net: 1,
      worth: money(0),
      kinds: [
        { packedWeight, quantity: 1 },
        { packedWeight: 1_900, quantity: 1 },
      ],
    })
    const cost = (weight: number) => deliveryTo('home', 'DE', goods(weight), [upTo], [small])
    expect(cost(1_900)).toEqual({ ok: true, value: { cost: 9_000, days: null } })
    expect(cost(4_800)).toMatchObject({ ok: false, code: 'no_rate_for_weight' })
  })
})

describe('free delivery', () => {
  const light = { ...(fallbackRates[3] as Rate), freeFrom: money(20_000), days: { from: 1, to: 2 } }
  const middle = { ...(fallbackRates[4] as Rate), freeFrom: money(15_000), days: { from: 2, to: 2 } }
  const heavy = { ...(fallbackRates[5] as Rate), freeFrom: money(90_000) }
  const rates = [light, middle, heavy]
  const goods = (net: number, worth: number) => ({
    net,
    kinds: [{ packedWeight: net, quantity: 1 }],
    worth: money(worth),
  })
  const deliver = (net: number, worth: number, boxes: Box[] = []) =>
    deliveryTo('home', 'PL', goods(net, worth), rates, boxes)
  const missing = (net: number, worth: number) => missingForFree('home', 'PL', goods(net, worth), rates, [])

  test('begins at its value to the grosz, by the rate of the weight', () => {
    expect(deliver(500, 19_999)).toEqual({ ok: true, value: { cost: 1_599, days: { from: 1, to: 2 } } })
    expect(deliver(500, 20_000)).toMatchObject({ value: { cost: 0 } })
    expect(deliver(5_000, 15_000)).toMatchObject({ value: { cost: 0 } })
    expect(deliver(25_000, 20_000)).toMatchObject({ value: { cost: 3_599, days: null } })
  })

  test('is announced with what lacks, and up to the weight at which another value holds', () => {
    expect(missing(500, 17_600)).toEqual({ missing: 2_400, upTo: 10_000 })
    expect(missing(5_000, 14_000)).toEqual({ missing: 1_000, upTo: 10_000 })
    expect(missing(25_000, 80_000)).toEqual({ missing: 10_000, upTo: null })
    expect(missing(500, 20_000)).toBeUndefined()
    expect(missingForFree('inpost', 'PL', goods(500, 100), rates, [])).toBeUndefined()
    expect(missingForFree('home', 'DE', goods(500, 100), rates, [])).toBeUndefined()
  })

  test('of several parcels is that of each, and all of it has come when the last has', () => {
    const kinds = [
      { packedWeight: 1_000, quantity: 1 },
      { packedWeight: 4_000, quantity: 1 },
    ]
    const box = { ...small, heaviestContent: 4_000 }
    const sent = (worth: number) => deliveryTo('home', 'PL', { net: 1, kinds, worth: money(worth) }, rates, [box])
    expect(sent(15_000)).toEqual({ ok: true, value: { cost: 1_599, days: { from: 2, to: 2 } } })
  })
})
