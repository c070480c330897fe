import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'
import { timesAsMuch } from '../../../tests/support/timing.ts'

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

test('an account that does not exist refuses every password, at about the same cost', async () => {
  const hash = await hashPassword('whatever')
  const guess = async (of: string | undefined) => expect(await isPassword('guess', of)).toBe(false)
  await guess(undefined)
  const ratio = await timesAsMuch(
    () => guess(undefined),
    () => guess(hash),
  )
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('many hashes at once leave the event loop free', async () => {
  const hash = await hashPassword('busy')
  const [ofAll, ofThisThread] = [process.cpuUsage(), process.threadCpuUsage()]
  const checks = await Promise.all(Array.from({ length: 12 }, () => isPassword('busy', hash)))
  expect(checks).not.toContain(false)
  const [all, thisThread] = [process.cpuUsage(ofAll), process.threadCpuUsage(ofThisThread)]
  expect(thisThread.user + thisThread.system).toBeLessThan((all.user + all.system) / 2)
})
