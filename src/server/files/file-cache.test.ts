import { expect, test } from 'vitest'
import { createFileCache } from './file-cache.ts'

const day = 24 * 60 * 60

/** Makes files of ten bytes, and counts how often. */
function open({ maxBytes = 30, maxSeconds = day } = {}) {
  const files = createFileCache({ maxBytes, maxSeconds })
  const made: string[] = []
  const want = (key: string, bytes = 10) =>
    files.keep(key, async () => {
      made.push(key)
      return Buffer.alloc(bytes, key)
    })
  return { files, made, want }
}

test('what many want at once, and what they want again, is made once', async () => {
  const { made, want } = open()
  const wanted = await Promise.all([want('a'), want('b'), want('a'), want('a')])
  expect(wanted.map(String)).toEqual(['a', 'b', 'a', 'a'].map((key) => key.repeat(10)))
  expect(String(await want('a'))).toBe('a'.repeat(10))
  expect(made).toEqual(['a', 'b'])
})

test('room is made by what nobody has wanted for longest; what is larger than all room is given and not kept', async () => {
  const { made, want } = open()
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await want(key)
  }
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
  expect(await want('large', 31)).toHaveLength(31)
  await want('large', 31)
  await want('a')
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b', 'large', 'large'])
})

test('what failed is made anew for the next, and has failed for all who waited for it', async () => {
  const { files, want } = open()
  const fail = () => files.keep('a', () => Promise.reject(new Error('no ink')))
  expect(await Promise.allSettled([fail(), want('a')])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await want('a')).toHaveLength(10)
})

test('nothing is kept for longer than it may be', async () => {
  const { made, want } = open({ maxSeconds: 0.001 })
  await want('a')
  await expect.poll(() => want('a').then(() => made.length)).toBeGreaterThan(1)
})
