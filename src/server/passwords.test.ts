import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'
import { quickest } from '../../tests/support/timing.ts'

test('a password is recognised by its hash alone, and no other is', async () => {
  const hash = await hashPassword('rake and pan 1972')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('rake and pan 1972', hash)).toBe(true)
  expect(await isPassword('rake and pan 1973', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('equal passwords have different hashes', async () => {
  expect(await hashPassword('sel gris')).not.toBe(await hashPassword('sel gris'))
})

test('every character of 256 counts, whatever way its accents are typed', async () => {
  const long = 'ż'.repeat(255)
  const hash = await hashPassword(`${long}a`)
  expect(await isPassword(`${long}b`, hash)).toBe(false)
  expect(await isPassword(`${long.normalize('NFD')}a`, hash)).toBe(true)
})

test('an account that does not exist refuses every password, in about the same time', async () => {
  const hash = await hashPassword('whatever')
  const time = async (of: string | undefined) => {
    const start = performance.now()
    expect(await isPassword('guess', of)).toBe(false)
    return performance.now() - start
  }
  await time(undefined)
  const least = { nobody: Infinity, somebody: Infinity }
  for (let round = 0; round < 7; round += 1) {
    least.nobody = Math.min(least.nobody, await time(undefined))
    least.somebody = Math.min(least.somebody, await time(hash))
  }
  expect(least.nobody / least.somebody).toBeGreaterThan(0.5)
  expect(least.nobody / least.somebody).toBeLessThan(2)
})

test('many hashes at once leave the event loop free', async () => {
  const hash = await hashPassword('busy')
  const longestPause = async () => {
    const checks = Promise.all(Array.from({ length: 12 }, () => isPassword('busy', hash)))
    let longest = 0
    let last = performance.now()
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 2)
    expect(await checks).not.toContain(false)
    clearInterval(clock)
    return longest
  }
  expect(await quickest(150, longestPause)).toBeLessThan(150)
})
