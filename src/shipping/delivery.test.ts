import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import type { Box } from './boxes/own-boxes.ts'
import { deliveryCost } from './delivery.ts'
import { packFor } from './parcels-of.ts'
import { fallbackRates, shippingCost } from './shipping.ts'

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
const net = fc.integer({ min: 0, max: 200_000 })
const method = fc.constantFrom('home', 'inpost')

describe('what delivery costs', () => {
  test('goes by the net weight as long as the shop has no boxes', () => {
    fc.assert(
      fc.property(method, net, pieces, (way, weight, kinds) => {
        const cost = deliveryCost(way, 'PL', { net: weight, kinds }, fallbackRates, [])
        expect(cost).toEqual(shippingCost(way, 'PL', weight, fallbackRates))
      }),
    )
  })

  test('is with boxes the sum of what each parcel costs by its own weight', () => {
    fc.assert(
      fc.property(method, net, pieces, (way, weight, kinds) => {
        const cost = deliveryCost(way, 'PL', { net: weight, kinds }, fallbackRates, [small, large])
        const parcels = packFor(way, kinds, [small, large])
        const each = parcels.map((parcel) => shippingCost(way, 'PL', parcel.weight, fallbackRates))
        expect(cost).toEqual({ ok: true, value: each.reduce((sum, one) => sum + (one.ok ? one.value : NaN), 0) })
      }),
    )
  })

  test('is refused where one of the parcels has no rate', () => {
    const upTo = {
      ...fallbackRates[3],
      countries: ['DE'],
      maxWeight: 5_000,
      cost: money(4_500),
    } as (typeof fallbackRates)[0]
    const goods = (packedWeight: number) => ({
      net: 1,
      kinds: [
        { packedWeight, quantity: 1 },
        { packedWeight: 1_900, quantity: 1 },
      ],
    })
    const cost = (weight: number) => deliveryCost('home', 'DE', goods(weight), [upTo], [small])
    expect(cost(1_900)).toEqual({ ok: true, value: 9_000 })
    expect(cost(4_800)).toMatchObject({ ok: false, code: 'no_rate_for_weight' })
  })
})
