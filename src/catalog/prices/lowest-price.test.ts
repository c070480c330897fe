import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../../kernel/money.ts'
import { lowestPriceBefore, type PriceRecord } from './lowest-price.ts'

const hour = 3_600_000
const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * hour)
const day = (days: number) => at(days * 24)
const zloty = (amount: number) => (amount * 100) as Money

const regular = (...prices: [fromDay: number, price: number, 'hidden'?][]) =>
  prices.map(([from, price, hidden]) => ({ price: zloty(price), validFrom: day(from), isOffered: !hidden }))
const promotion = (price: number, from: number, until: number) => ({
  price: zloty(price),
  startsAt: day(from),
  endsAt: day(until),
})

describe('the lowest price of the 30 days before a reduction', () => {
  test.for<[what: string, start: number, record: PriceRecord, lowest: number]>([
    ['is the regular one where nothing else was asked', 100, { regular: regular([0, 20]), promotions: [] }, 20],
    [
      'knows a lower one that held for an hour',
      100,
      { regular: regular([0, 20], [90, 15], [91, 25]), promotions: [] },
      15,
    ],
    [
      'knows what was in force when the 30 days began',
      100,
      { regular: regular([0, 12], [75, 20]), promotions: [] },
      12,
    ],
    ['forgets what ended when the 30 days began', 100, { regular: regular([0, 12], [70, 20]), promotions: [] }, 20],
    [
      'is not that of the reduction itself',
      100,
      { regular: regular([0, 20]), promotions: [promotion(5, 100, 110)] },
      20,
    ],
    ['is that of an earlier reduction', 100, { regular: regular([0, 20]), promotions: [promotion(14, 80, 85)] }, 14],
    [
      'forgets reductions that ended earlier',
      100,
      { regular: regular([0, 20]), promotions: [promotion(14, 60, 70)] },
      20,
    ],
    [
      'reaches back to the offer’s beginning, where that is nearer',
      5,
      { regular: regular([1, 9], [2, 20]), promotions: [] },
      9,
    ],
    [
      'is the regular one for what comes on offer reduced',
      5,
      { regular: regular([5, 20]), promotions: [promotion(9, 5, 6)] },
      20,
    ],
    [
      'knows no price that nobody could pay',
      100,
      { regular: regular([80, 1, 'hidden'], [95, 24, 'hidden'], [96, 24]), promotions: [] },
      24,
    ],
    [
      'knows what was asked before the offer paused',
      100,
      { regular: regular([60, 20], [75, 15], [76, 20, 'hidden'], [99, 25]), promotions: [] },
      15,
    ],
    [
      'knows no reduction that nobody saw',
      100,
      { regular: regular([0, 20], [79, 20, 'hidden'], [86, 20]), promotions: [promotion(14, 80, 85)] },
      20,
    ],
    [
      'is the regular one for what comes on offer while it is reduced',
      100,
      { regular: regular([0, 1, 'hidden'], [50, 20, 'hidden'], [101, 20]), promotions: [promotion(14, 100, 110)] },
      20,
    ],
    [
      'counts from the first of reductions that follow each other',
      100,
      { regular: regular([0, 11], [50, 20]), promotions: [promotion(15, 60, 90), promotion(14, 90, 100)] },
      11,
    ],
    [
      'counts a reduction that the next one follows without a gap',
      100,
      { regular: regular([0, 20]), promotions: [promotion(10, 40, 60), promotion(15, 60, 100)] },
      10,
    ],
  ])('%s', ([, start, record, lowest]) => {
    expect(lowestPriceBefore(day(start), record)).toBe(zloty(lowest))
  })

  const price = fc.integer({ min: 1, max: 50 })
  const changes = fc.uniqueArray(fc.integer({ min: 0, max: 1_500 }), { minLength: 1, maxLength: 6 })
  const edges = fc.uniqueArray(fc.integer({ min: 0, max: 1_600 }), { minLength: 2, maxLength: 8 })

  test('is what somebody would find who had looked every hour', () => {
    fc.assert(
      fc.property(
        changes,
        edges,
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        fc.infiniteStream(price),
        (moments, ends, gaps, offers, prices) => {
          const next = () => zloty(prices.next().value ?? 1)
          const record: PriceRecord = {
            regular: moments
              .toSorted((one, other) => one - other)
              .map((from, place) => ({ price: next(), validFrom: at(from), isOffered: offers[place] === true })),
            promotions: ends
              .toSorted((one, other) => one - other)
              .flatMap((from, place, all) => {
                const until = all[place + 1]
                return until === undefined || gaps[place]
                  ? []
                  : [{ price: next(), startsAt: at(from), endsAt: at(until) }]
              }),
          }
          for (const { startsAt } of record.promotions) {
            expect(lowestPriceBefore(startsAt, record)).toBe(seenByLooking(startsAt, record))
          }
        },
      ),
    )
  })
})

/** Prices change at full hours here, so that looking at each of them misses nothing. */
function seenByLooking(startsAt: Date, { regular: asked, promotions }: PriceRecord): Money {
  let from = startsAt.getTime()
  for (let before; (before = promotions.find(({ endsAt }) => endsAt.getTime() === from));)
    from = before.startsAt.getTime()
  const seen: Money[] = []
  for (let moment = from - 720 * hour; moment < startsAt.getTime(); moment += hour) {
    const base = asked.findLast(({ validFrom }) => validFrom.getTime() <= moment)
    const less = promotions.find((one) => one.startsAt.getTime() <= moment && moment < one.endsAt.getTime())
    if (base?.isOffered) seen.push(less?.price ?? base.price)
  }
  const atStart = asked.findLast(({ validFrom }) => validFrom <= startsAt) ?? asked[0]
  return seen.length > 0 ? (Math.min(...seen) as Money) : (atStart?.price as Money)
}
