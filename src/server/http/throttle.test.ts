import { expect, test } from 'vitest'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import { Refusal } from './errors.ts'
import { countAttempt } from './throttle.ts'

test('of twelve attempts at the very same moment ten pass, where ten are free: never more, never fewer', async () => {
  const { database } = await openReadyDatabase()
  for (let round = 0; round < 20; round += 1) {
    const attempts = Array.from({ length: 12 }, () => countAttempt(database, 'applications', `203.0.113.${round}`))
    const results = await Promise.allSettled(attempts)
    const refusals = results
      .filter(({ status }) => status === 'rejected')
      .map((result) => (result as PromiseRejectedResult).reason as Refusal)
    expect(refusals.map(({ code }) => code)).toEqual(['too_many', 'too_many'])
  }
})
