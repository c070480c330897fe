import { expect, test } from 'vitest'
import { adminSession, credentials, newUsername } from './administrator.ts'
import { proofsOf, type Factors } from './read-factors.server.ts'

test('who signs in sends a name and a password, each of some length; the name is told without what is around it', () => {
  const isRead = (username: unknown, password: unknown) => credentials.safeParse({ username, password }).success
  const cases = [
    ['a', 'a', true],
    ['', 'a', false],
    ['  ', 'a', false],
    ['a', '', false],
    ['a'.repeat(100), 'a'.repeat(256), true],
    ['a'.repeat(101), 'a', false],
    ['a', 'a'.repeat(257), false],
    [undefined, 'a', false],
    ['a', undefined, false],
  ] as const
  for (const [username, password, is] of cases) expect([username, isRead(username, password)]).toEqual([username, is])
  expect(credentials.parse({ username: ' admin ', password: ' a ' })).toEqual({ username: 'admin', password: ' a ' })
})

test('the name of a new administrator begins with a letter or a figure, and has up to a hundred characters', () => {
  const isName = (name: string) => newUsername.safeParse(name).success
  expect(['a', '7', 'Anna_N.1@x+y-z', 'a'.repeat(100)].filter((name) => !isName(name))).toEqual([])
  expect(['', '.a', 'ę', 'a b', 'a'.repeat(101), 'na serwerze'].filter(isName)).toEqual([])
})

test('who is signed in is told so, and of a proxy that nobody named only where there is one', () => {
  const told = { valid: true, admin: { username: 'anna' }, role: 'packer', may: ['pack orders'] }
  expect(adminSession.parse(told)).toEqual(told)
  expect(adminSession.parse({ ...told, isByUnseenProxy: true })).toEqual({ ...told, isByUnseenProxy: true })
  for (const wrong of [{ valid: false }, { isByUnseenProxy: false }, { role: 'guest' }, { may: ['pack'] }])
    expect(adminSession.safeParse({ ...told, ...wrong }).success).toBe(false)
})

test('a passkey shows at its own host alone who somebody is, and recovery codes only stand in for a second factor', () => {
  const none: Factors = { hasApp: false, passkeys: [], recoveryCodes: 0 }
  const passkey = { id: 1, credentialId: 'key', transports: [], host: 'shop.example.com' }
  const at = (factors: Partial<Factors>, host = passkey.host) => proofsOf({ ...none, ...factors }, host)
  expect(at({})).toEqual(['password'])
  expect(at({ recoveryCodes: 9 })).toEqual(['password'])
  expect(at({ hasApp: true })).toEqual(['code'])
  expect(at({ hasApp: true, recoveryCodes: 1 })).toEqual(['code', 'recovery code'])
  expect(at({ passkeys: [passkey] })).toEqual(['passkey'])
  expect(at({ passkeys: [{ ...passkey, host: 'other.example.com' }, passkey] })).toEqual(['passkey'])
  expect(at({ passkeys: [passkey], recoveryCodes: 1 }, 'other.example.com')).toEqual(['recovery code'])
  expect(at({ passkeys: [passkey], hasApp: true, recoveryCodes: 10 })).toEqual(['passkey', 'code', 'recovery code'])
})
