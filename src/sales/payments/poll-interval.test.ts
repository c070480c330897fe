import { expect, test } from 'vitest'
import { pollInterval } from './poll-interval.ts'

test('a payment is asked about after two seconds, then less and less often, never more than ten seconds apart', () => {
  const pauses = [0, 1, 2, 3, 4, 5].map(pollInterval)
  expect(pauses).toEqual([2_000, 3_000, 4_500, 6_750, 10_000, 10_000])
})

test('it is asked about for five minutes, and then no more', () => {
  const pauses: number[] = []
  for (let times = 0; ; times += 1) {
    const pause = pollInterval(times)
    if (pause === undefined) break
    pauses.push(pause)
  }
  const seconds = pauses.reduce((sum, pause) => sum + pause, 0) / 1_000
  expect(seconds).toBeGreaterThanOrEqual(300)
  expect(seconds).toBeLessThanOrEqual(310)
})
