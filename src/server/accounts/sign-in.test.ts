import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/shop.ts'
import { TooManyWaiting } from '../workers/concurrency-limit.ts'
import { clearExpiredDevices, forgetDevices, isKnownDevice, listDevices, rememberDevice } from './known-devices.ts'
import { hashPassword } from './passwords.ts'
import { lockSession } from './sessions.ts'
import { countFailures, forgetAccount, signIn, type Attempt, type Visitor } from './sign-in.ts'

const password = 'szara sól z Pouliguen'
const nowhere: Visitor = {
  address: '203.0.113.7',
  deviceToken: undefined,
  earlierSession: undefined,
  log: { warn: () => {} },
}

/** Anna’s account, and what is told of those who try to get into it. */
async function openWithAccount() {
  const { database } = await openTestShop()
  const account = { id: 1, passwordHash: await hashPassword(password) }
  const attempt = (visitor: Partial<Visitor> = {}, more: Partial<Attempt<typeof account>> = {}) =>
    signIn(database, {
      role: 'administrator',
      name: 'Anna',
      password,
      visitor: { ...nowhere, ...visitor },
      find: async () => account,
      ...more,
    })
  const told: string[] = []
  const show = (shown: typeof account | undefined | Error, visitor: Partial<Visitor> = {}, where = database) =>
    countFailures(
      where,
      {
        role: 'administrator',
        name: 'Anna',
        visitor: { ...nowhere, ...visitor },
        limit: 'signInToAccount',
        failed: async (why) => void told.push(why),
      },
      async () => {
        if (shown instanceof Error) throw shown
        return shown
      },
    )
  const counts = async () => {
    const { rows } = await database.execute<{ subject: string; count: number }>(
      sql`select regexp_replace(subject, 'device .+', 'device') as subject, count from attempts order by subject`,
    )
    return Object.fromEntries(rows.map(({ subject, count }) => [subject, count]))
  }
  return { database, account, attempt, told, show, counts }
}

test('a device is known for a year to whoever signed in on it, under one token for all of them', async () => {
  const { database, attempt } = await openWithAccount()
  const first = (await attempt())?.signedIn
  const { deviceToken = '', sessionToken = '' } = first ?? {}
  expect(first?.isNewDevice).toBe(true)
  expect((await attempt({ deviceToken, earlierSession: sessionToken }, { name: 'ANNA' }))?.signedIn).toMatchObject({
    isNewDevice: false,
    deviceToken,
  })
  expect(await lockSession(database, sessionToken)).toBe(false)
  expect(await rememberDevice(database, 'administrator ewa', deviceToken)).toBe(deviceToken)
  expect(await rememberDevice(database, 'administrator jan', 'made up')).not.toBe('made up')
  const [anna, ewa] = ['administrator anna', 'administrator ewa']
  const isKnownAfter = async (age: string) => {
    await database.execute(sql`update known_devices set created_at = now() - ${age}::interval where account = ${anna}`)
    return isKnownDevice(database, anna, deviceToken)
  }
  expect([await isKnownAfter('364 days 23:00'), await isKnownAfter('365 days 01:00')]).toEqual([true, false])
  expect([await isKnownDevice(database, ewa, deviceToken), await isKnownDevice(database, ewa, 'made up')]).toEqual([
    true,
    false,
  ])
  expect(await rememberDevice(database, anna, deviceToken)).toBe(deviceToken)
  expect(await isKnownDevice(database, anna, deviceToken)).toBe(true)

  await isKnownAfter('366 days')
  await clearExpiredDevices(database)
  const known = async () => [(await listDevices(database, anna)).length, (await listDevices(database, ewa)).length]
  expect(await known()).toEqual([0, 1])
  await rememberDevice(database, anna, deviceToken)
  await forgetDevices(database, ewa)
  expect(await known()).toEqual([1, 0])
})

test('failures count once for account and address, on a known device for it alone; what was good or never tried counts for nothing', async () => {
  const { database, account, told, show, counts } = await openWithAccount()
  const [ofAddress, ofAccount] = ['signInFromAddress administrator 203.0.113.7', 'signInToAccount administrator anna']
  expect(await show(undefined)).toBeUndefined()
  expect(await counts()).toEqual({ [ofAddress]: 1, [ofAccount]: 1 })
  await expect(show(new TooManyWaiting())).rejects.toThrow(TooManyWaiting)
  expect(await counts()).toEqual({ [ofAddress]: 1, [ofAccount]: 1 })
  await expect(show(new Error('out of order'))).rejects.toThrow('out of order')
  expect(await counts()).toEqual({ [ofAddress]: 2, [ofAccount]: 2 })
  expect(await show(account)).toBe(account)
  expect(await counts()).toEqual({ [ofAddress]: 2 })
  await expect(show(account, {}, {} as typeof database)).rejects.toThrow(TypeError)
  expect(told).toEqual(['failed'])

  const deviceToken = await rememberDevice(database, 'administrator anna')
  await show(undefined, { deviceToken })
  expect(await counts()).toEqual({ [ofAddress]: 2, [`${ofAccount} on device`]: 1 })
  await show(account, { deviceToken })
  expect(await counts()).toEqual({ [ofAddress]: 2 })

  await show(undefined)
  const wait = (subject: string) =>
    database.execute(sql`update attempts set next_allowed_at = now() + interval '1 hour' where subject = ${subject}`)
  await wait(ofAccount)
  await expect(show(account)).rejects.toMatchObject({ status: 429 })
  expect(await counts()).toEqual({ [ofAddress]: 3, [ofAccount]: 1 })
  await wait(ofAddress)
  await expect(show(account)).rejects.toMatchObject({ status: 429 })
  expect(await counts()).toEqual({ [ofAddress]: 3, [ofAccount]: 1 })
  expect(told).toEqual(['failed', 'failed', 'failed', 'held_back', 'held_back'])
})

test('a wrong password begins nothing, nor does a right one that is another one meanwhile', async () => {
  const { account, attempt } = await openWithAccount()
  expect(await attempt({}, { password: 'a guess' })).toBeUndefined()
  const found: unknown[] = []
  const failed = async (why: string, whose: unknown) => void found.push([why, whose])
  expect(await attempt({}, { password: 'a guess', failed })).toBeUndefined()
  expect(await attempt({}, { find: async () => undefined, failed })).toBeUndefined()
  expect(found).toEqual([
    ['failed', account],
    ['failed', undefined],
  ])
  for (const held of [{ ...account, passwordHash: 'another' }, undefined])
    expect(await attempt({}, { find: async (_, hold) => (hold ? held : account) })).toBeUndefined()
})

test('an account that is forgotten has neither devices nor failures, and one of a similar name keeps its own', async () => {
  const { database, counts } = await openWithAccount()
  for (const name of ['anna', 'annabel']) {
    await rememberDevice(database, `administrator ${name}`)
    for (const limit of ['signInToAccount', 'codesOfAccount'])
      for (const on of ['', ' on device x'])
        await database.execute(
          sql`insert into attempts values (${`${limit} administrator ${name}${on}`}, 3, now(), now() + interval '1 hour')`,
        )
  }
  await forgetAccount(database, 'administrator', 'Anna')
  expect(await listDevices(database, 'administrator anna')).toEqual([])
  expect(await listDevices(database, 'administrator annabel')).toHaveLength(1)
  expect(Object.keys(await counts())).toEqual([
    'codesOfAccount administrator annabel',
    'codesOfAccount administrator annabel on device',
    'signInToAccount administrator annabel',
    'signInToAccount administrator annabel on device',
  ])
})
