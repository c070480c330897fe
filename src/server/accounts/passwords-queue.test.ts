import { expect, test } from 'vitest'
import { TooManyWaiting } from '../workers/concurrency-limit.ts'
import { hashPassword, isPassword } from './passwords.ts'

// By itself, since it has to be the first to ask for a password since the start.
test('a queue that is full refuses, and forgets it: afterwards every name is compared as before', async () => {
  const known = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGhlcmU$1MWbR3N3SjbPsd2hUX0OxyOzVKcKEVwRBjVxTB7Iq3o'
  const load = Array.from({ length: 300 }, () => hashPassword('salt').then(String, (problem: unknown) => problem))
  const refused = [known, undefined, known].map((hash) =>
    isPassword('guess', hash).catch((problem: unknown) => problem),
  )
  for (const outcome of await Promise.all(refused)) {
    expect(outcome === false || outcome instanceof TooManyWaiting).toBe(true)
  }
  const outcomes = await Promise.all(load)
  expect(outcomes.filter((outcome) => outcome instanceof TooManyWaiting).length).toBeGreaterThan(90)
  expect(await isPassword('guess', undefined)).toBe(false)
  expect(await isPassword('guess', known)).toBe(false)
})
