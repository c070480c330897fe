import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, drawDays } from './chart-scale.ts'

const day = (revenue: string, orders: number) => ({ date: '2026-11-22', revenue, orders })

test('bars and dots are in proportion to the best day, which is as high as the chart', () => {
  const drawn = drawDays([day('0.00', 0), day('50.00', 1), day('200.00', 4)])
  expect(drawn.map(({ revenue }) => revenue)).toEqual([0, 0.25, 1])
  expect(drawn.map(({ orders }) => orders)).toEqual([0, 0.25, 1])
})

test('a month without orders is flat, not broken', () => {
  for (const { revenue, orders } of drawDays([day('0.00', 0), day('0.00', 0)]))
    expect([revenue, orders]).toEqual([0, 0])
})

test('all days are within the chart, beside each other, and the pointer finds each by its middle', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(10_000_000), fc.nat(500)), { minLength: 1, maxLength: 60 }), (figures) => {
      const drawn = drawDays(figures.map(([grosze, orders]) => day((grosze / 100).toFixed(2), orders)))
      drawn.forEach((one, place) => {
        expect(one.from).toBeGreaterThanOrEqual(0)
        expect(one.from + one.width).toBeLessThanOrEqual(drawn[place + 1]?.from ?? 1)
        for (const part of [one.revenue, one.orders]) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(1)
        }
        expect(dayAt(one.middle, drawn.length)).toBe(place)
      })
    }),
  )
  expect([dayAt(-0.2, 30), dayAt(1, 30), dayAt(4, 30)]).toEqual([0, 29, 29])
})
