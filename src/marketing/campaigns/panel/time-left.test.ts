import { describe, expect, test } from 'vitest'
import { millisecondsLeft, formatTimeLeft, withSample, type Sample } from './time-left.ts'

const seen = (...samples: [second: number, waiting: number][]): Sample[] =>
  samples.reduce<Sample[]>((so, [second, waiting]) => withSample(so, { at: second * 1_000, waiting }), [])

describe('how long a campaign will take', () => {
  test('follows from the speed just seen', () => {
    expect(millisecondsLeft(seen([0, 1_000], [2, 980], [10, 900]))).toBe(90_000)
  })

  test('is not said before enough was seen, nor while nothing goes out', () => {
    expect(millisecondsLeft([])).toBeUndefined()
    expect(millisecondsLeft(seen([0, 1_000], [4, 500]))).toBeUndefined()
    expect(millisecondsLeft(seen([0, 7], [10, 7]))).toBeUndefined()
    expect(millisecondsLeft(seen([0, 7], [10, 9]))).toBeUndefined()
  })

  test('forgets a speed of more than a minute ago', () => {
    expect(millisecondsLeft(seen([0, 1_000], [2, 500], [100, 500], [110, 499]))).toBe(4_990_000)
  })

  test('takes an answer that is older than the last one for nothing new', () => {
    const samples = seen([0, 10], [10, 5])
    expect(withSample(samples, { at: 10_000, waiting: 8 })).toBe(samples)
  })

  test.each([
    [20_000, 'mniej niż minuta'],
    [170_000, 'ok.\u00A03\u00A0min'],
    [89 * 60_000, 'ok.\u00A089\u00A0min'],
    [2 * 3_600_000, 'ok.\u00A02\u00A0godz.'],
    [2.6 * 3_600_000, 'ok.\u00A02,5\u00A0godz.'],
  ])('%i ms are said as %s', (milliseconds, said) => {
    expect(formatTimeLeft(milliseconds)).toBe(said)
  })
})
