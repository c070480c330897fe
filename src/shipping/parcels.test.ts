import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heaviestInLocker } from './locker.ts'
import { carton, heaviestByCourier, packedWeight, packParcels, weightOfParcel, type Packed } from './parcels.ts'

test.for([
  [{ weight: 25_000, grossWeight: 25_400 }, 25_400],
  [{ weight: null, grossWeight: 700 }, 700],
  [{ weight: 2_001, grossWeight: null }, 2_102],
  [{ weight: 1_000, grossWeight: null }, 1_050],
  [{ weight: 250, grossWeight: null }, 300],
  [{ weight: null, grossWeight: null }, 50],
] as const)('a piece of %j weighs %i g when it is packed', ([piece, told]) => {
  expect(packedWeight(piece)).toBe(told)
})

describe('parcels', () => {
  const limit = fc.constantFrom(heaviestInLocker, heaviestByCourier)
  const kind = (heaviest: number) =>
    fc.record({ packedWeight: fc.integer({ min: 1, max: heaviest }), quantity: fc.integer({ min: 1, max: 20 }) })
  const order = limit.chain((heaviest) =>
    fc.tuple(fc.constant(heaviest), fc.array(kind(heaviest - carton), { minLength: 1, maxLength: 12 })),
  )

  test('hold every piece once and are never too heavy; of them there are no fewer than must be, and no more than twice as many', () => {
    fc.assert(
      fc.property(order, ([heaviest, kinds]) => {
        const parcels = packParcels(kinds, heaviest)
        for (const [place, { quantity }] of kinds.entries())
          expect(parcels.reduce((sum, { pieces }) => sum + (pieces.get(place) ?? 0), 0)).toBe(quantity)
        for (const { pieces, weight } of parcels) {
          const held = [...pieces].map(([place, quantity]) => ({ ...(kinds[place] as Packed), quantity }))
          expect(weight).toBe(weightOfParcel(held))
          expect(weight).toBeLessThanOrEqual(heaviest)
          expect(held).not.toEqual([])
        }
        const fewest = Math.ceil((weightOfParcel(kinds) - carton) / (heaviest - carton))
        expect(parcels.length).toBeGreaterThanOrEqual(fewest)
        expect(parcels.length).toBeLessThanOrEqual(2 * fewest)
      }),
      { numRuns: 300 },
    )
  })

  test('are the same, however the lines of an order stand', () => {
    fc.assert(
      fc.property(order, ([heaviest, kinds]) => {
        const weights = (all: Packed[]) => packParcels(all, heaviest).map(({ weight }) => weight)
        expect(weights(kinds.toReversed())).toEqual(weights(kinds))
      }),
    )
  })

  test('of the largest order that there can be are packed, too', () => {
    const kinds = Array.from({ length: 100 }, (_, place) => ({ packedWeight: 15_601 + place, quantity: 999 }))
    expect(packParcels(kinds, heaviestByCourier)).toHaveLength(99_900)
  })

  test('of what is heavier than one may be are one for each piece', () => {
    const parcels = packParcels(
      [
        { packedWeight: 40_000, quantity: 2 },
        { packedWeight: 500, quantity: 3 },
      ],
      25_000,
    )
    expect(parcels.map(({ weight }) => weight)).toEqual([40_300, 40_300, 1_800])
  })
})
