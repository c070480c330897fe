import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lockerSizeOf, type Box } from './boxes/own-boxes.ts'
import { fitLocker, heaviestInLocker } from './locker.ts'
import { parcelsOf } from './parcels-of.ts'
import { carton, contentOf, heaviestByCourier, packedWeight, packParcels, usualBox, type Packed } from './parcels.ts'

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

const box = (
  name: string,
  weight: number,
  heaviestContent: number,
  [length, width, height] = [300, 200, 150],
): Box => ({
  name,
  weight,
  heaviestContent,
  measures: { length: length as number, width: width as number, height: height as number },
})

describe('parcels', () => {
  const usual = fc.constantFrom(heaviestInLocker, heaviestByCourier).map((heaviest) => [usualBox(heaviest)])
  const owned = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 1_500 }), fc.integer({ min: 500, max: 30_000 }))
      .map(([weight, content]) => box('Karton', weight, content)),
    { minLength: 1, maxLength: 5 },
  )
  const kind = (heaviest: number) =>
    fc.record({ packedWeight: fc.integer({ min: 1, max: heaviest }), quantity: fc.integer({ min: 1, max: 20 }) })
  const mostOf = (boxes: Box[]) => Math.max(...boxes.map(({ heaviestContent }) => heaviestContent))
  const order = fc
    .oneof(usual, owned)
    .chain((boxes) => fc.tuple(fc.constant(boxes), fc.array(kind(mostOf(boxes)), { minLength: 1, maxLength: 12 })))

  test('hold every piece once, each in the first box that may hold it; of them there are no fewer than must be, and no more than twice as many', () => {
    fc.assert(
      fc.property(order, ([boxes, kinds]) => {
        const parcels = packParcels(kinds, boxes)
        for (const [place, { quantity }] of kinds.entries())
          expect(parcels.reduce((sum, { pieces }) => sum + (pieces.get(place) ?? 0), 0)).toBe(quantity)
        for (const { pieces, weight, box: taken } of parcels) {
          const held = [...pieces].map(([place, quantity]) => ({ ...(kinds[place] as Packed), quantity }))
          expect(held).not.toEqual([])
          expect(taken).toBe(boxes.find(({ heaviestContent }) => contentOf(held) <= heaviestContent))
          expect(taken).toBeDefined()
          expect(weight).toBe(contentOf(held) + (taken?.weight ?? 0))
        }
        const fewest = Math.ceil(contentOf(kinds) / mostOf(boxes))
        expect(parcels.length).toBeGreaterThanOrEqual(fewest)
        expect(parcels.length).toBeLessThanOrEqual(2 * fewest)
      }),
      { numRuns: 300 },
    )
  })

  test('are the same, however the lines of an order stand', () => {
    fc.assert(
      fc.property(order, ([boxes, kinds]) => {
        const weights = (all: Packed[]) => packParcels(all, boxes).map(({ weight }) => weight)
        expect(weights(kinds.toReversed())).toEqual(weights(kinds))
      }),
    )
  })

  test('of the largest order that there can be are packed, too', () => {
    const kinds = Array.from({ length: 100 }, (_, place) => ({ packedWeight: 15_601 + place, quantity: 999 }))
    expect(packParcels(kinds, [usualBox(heaviestByCourier)])).toHaveLength(99_900)
  })

  test('of what is heavier than any box may hold are one for each piece, in a carton of its own', () => {
    const kinds = [
      { packedWeight: 40_000, quantity: 2 },
      { packedWeight: 500, quantity: 3 },
    ]
    for (const boxes of [[usualBox(25_000)], [box('Mały', 300, 10_000)]])
      expect(packParcels(kinds, boxes).map(({ weight, box: taken }) => [weight, taken])).toEqual([
        [40_300, null],
        [40_300, null],
        [1_500 + carton, boxes[0]],
      ])
  })
})

describe('an order is packed into the boxes of the shop', () => {
  const small = box('Mały', 120, 2_000, [300, 200, 80])
  const large = box('Duży', 600, 20_000, [600, 400, 350])
  const line = (grossWeight: number, quantity: number) => ({ weight: null, grossWeight, quantity })

  test('and each parcel says what a carrier asks: its box, weight, measures, compartment and pieces', () => {
    expect(parcelsOf([line(545, 2), line(9_500, 2), line(290, 1)], [small, large])).toEqual([
      {
        box: 'Duży',
        weight: 20_435,
        dimensions: { length: 600, width: 400, height: 350 },
        template: 'C',
        pieces: [
          { line: 1, quantity: 2 },
          { line: 0, quantity: 1 },
          { line: 2, quantity: 1 },
        ],
      },
      {
        box: 'Mały',
        weight: 665,
        dimensions: { length: 300, width: 200, height: 80 },
        template: 'A',
        pieces: [{ line: 0, quantity: 1 }],
      },
    ])
  })

  test('of which the first in their order decides, where several would do', () => {
    expect(parcelsOf([line(1_000, 1)], [large, small])).toMatchObject([{ box: 'Duży', weight: 1_600 }])
  })

  test('and without any by weight alone, as ever', () => {
    expect(parcelsOf([line(20_000, 2)], [])).toEqual([
      { box: null, weight: 20_300, dimensions: null, template: null, pieces: [{ line: 0, quantity: 1 }] },
      { box: null, weight: 20_300, dimensions: null, template: null, pieces: [{ line: 0, quantity: 1 }] },
    ])
  })

  test('of which a locker takes those that fit its compartments, up to its 25 kg', () => {
    const wide = box('Szeroki', 300, 30_000, [700, 300, 300])
    const strong = box('Mocny', 1_000, 30_000, [600, 380, 400])
    const fits = (weight: number, boxes: Box[]) => fitLocker([{ packedWeight: weight, quantity: 1 }], boxes)
    expect(fits(1_000, [wide])).toBe(false)
    expect(fits(20_000, [small, large, wide])).toBe(true)
    expect(fits(20_001, [small, large, wide])).toBe(false)
    expect(fits(24_000, [strong])).toBe(true)
    expect(fits(24_001, [strong])).toBe(false)
    expect(parcelsOf([line(1_500, 1)], [wide, small], 'inpost')).toMatchObject([{ box: 'Mały', template: 'A' }])
    // Boxes may have changed since it was ordered.
    expect(parcelsOf([line(1_500, 1)], [wide], 'inpost')).toMatchObject([{ box: null, weight: 1_800 }])
  })

  test.for([
    [[640, 380, 80], 'A'],
    [[80, 640, 380], 'A'],
    [[640, 380, 81], 'B'],
    [[191, 380, 640], 'C'],
    [[640, 410, 380], 'C'],
    [[641, 380, 80], null],
    [[640, 411, 381], null],
  ] as const)('where one of %j mm goes into compartment %s', ([[length, width, height], size]) => {
    expect(lockerSizeOf({ length, width, height })).toBe(size)
  })
})
