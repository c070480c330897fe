import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publicPathsOf } from '../scripts/bench/public-paths.ts'
import { median, percentile } from '../scripts/bench/statistics.ts'
import { ceilingOf, predict } from '../scripts/prove/scale-model.ts'
import { slopeOf } from '../scripts/prove/slope.ts'
import { screens } from '../src/app/screens.tsx'

describe('a percentile', () => {
  test('is the measured value at its rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100])
    expect(percentile([7], 0.01)).toBe(7)
  })

  test('has at least its share of the values at or below it', () => {
    const values = fc.array(fc.double({ noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (measured, share) => {
        const found = percentile(measured, share)
        expect(measured.filter((value) => value <= found).length).toBeGreaterThanOrEqual(measured.length * share)
      }),
    )
  })

  test('of nothing is a mistake', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError)
    expect(() => median([])).toThrow(RangeError)
  })
})

test('a median is the middle value, or lies between the two middle ones', () => {
  expect([[3, 1, 2], [4, 1, 3, 2], [5]].map(median)).toEqual([2, 2.5, 5])
})

describe('the public pages', () => {
  test('are all of the site, the one for what does not exist included, and nothing of the panel', () => {
    const paths = publicPathsOf(screens)
    expect(paths).toEqual(expect.arrayContaining(['/', '/store', '/no-such-page']))
    expect(paths.filter((path) => path.startsWith('/admin'))).toEqual([])
    expect(paths.join()).not.toContain('$')
  })

  test('one whose address nobody named is not passed over', () => {
    const tree = { options: {}, children: [{ options: { path: '/orders/$id' } }] }
    expect(() => publicPathsOf(tree)).toThrow('/orders/$id')
  })
})

test('what grows steadily has that slope, also where it goes to and fro', () => {
  const line = Array.from({ length: 100 }, (_, hour) => [hour, 200 + 3 * hour + (hour % 2 === 0 ? 5 : -5)] as const)
  expect(slopeOf(line)).toBeCloseTo(3, 1)
  expect(slopeOf([[1, 7]])).toBe(0)
})

test('one thread of a copy is the first limit where there are processors enough, and the processors where not', () => {
  const demands = { node: 0.004, postgres: 0.002, client: 0.002 }
  expect(ceilingOf(demands, { copies: 1, cores: 2 })).toBe(250)
  expect(ceilingOf(demands, { copies: 2, cores: 2 })).toBe(250)
  expect(ceilingOf(demands, { copies: 2, cores: 8 })).toBe(500)
  const half = { perSecond: 125, place: { copies: 1, cores: 8 } }
  expect(predict(half, demands, { copies: 4, cores: 32 })).toBe(500)
})
