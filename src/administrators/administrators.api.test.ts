import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminPassword } from '../../tests/support/database.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { waitAfterFailure, lengthenSignInPause } from '../../tests/support/sign-in-throttle.ts'
import { amount } from '../../tests/support/release.ts'

const signIn = (shop: TestShop, password = adminPassword, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/admin/login', { body: { username: 'admin', password }, headers })

const session = (shop: TestShop, cookie: string) =>
  shop.call('GET', '/api/admin/session', { headers: { Cookie: cookie } })

describe('signing in', () => {
  test('begins a session that can be checked and ended', async () => {
    const shop = await openTestShop()
    const answer = await signIn(shop)
    expect([answer.status, await answer.json()]).toEqual([200, { username: 'admin' }])
    const cookie = cookiesOf(answer)
    const checked = await session(shop, cookie)
    expect([checked.status, await checked.json()]).toMatchObject([200, { valid: true, admin: { username: 'admin' } }])
    expect((await shop.call('POST', '/api/admin/logout', { headers: { Cookie: cookie } })).status).toBe(204)
    expect((await session(shop, cookie)).status).toBe(401)
  })

  test('says to whoever checks the session that a proxy stands before us of which nobody told us', async () => {
    for (const trustProxy of [false, true]) {
      const shop = await openTestShop({ trustProxy })
      const headers = { Cookie: cookiesOf(await signIn(shop)), 'X-Forwarded-For': '203.0.113.7' }
      const checked = await shop.call('GET', '/api/admin/session', { headers })
      const said = trustProxy ? {} : { isByUnseenProxy: true }
      expect(await checked.json()).toMatchObject({ valid: true, admin: { username: 'admin' }, ...said })
    }
  })

  test('the name is recognised in any case, the password only exactly', async () => {
    const shop = await openTestShop()
    const asTyped = (username: string, password: string) =>
      shop.call('POST', '/api/admin/login', { body: { username, password } })
    expect((await asTyped(' ADMIN ', adminPassword)).status).toBe(200)
    expect((await asTyped('admin', adminPassword.toUpperCase())).status).toBe(401)
  })

  test('a wrong name and a wrong password are told alike', async () => {
    const shop = await openTestShop()
    const wrongPassword = await signIn(shop, 'wrong')
    const wrongName = await shop.call('POST', '/api/admin/login', { body: { username: 'nobody', password: 'wrong' } })
    expect([wrongPassword.status, wrongName.status]).toEqual([401, 401])
    const told = await wrongPassword.json()
    expect(told).toMatchObject({ code: 'wrong_credentials' })
    expect(await wrongName.json()).toEqual(told)
  })

  test('missing fields have the specified sentences', async () => {
    const shop = await openTestShop()
    const answer = await shop.call('POST', '/api/admin/login', { body: { username: '', password: '' } })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      fields: { username: 'Nazwa użytkownika jest wymagana', password: 'Hasło jest wymagane' },
    })
  })

  test('ends the session that the browser held before', async () => {
    const shop = await openTestShop()
    const earlier = cookiesOf(await signIn(shop))
    await signIn(shop, adminPassword, { Cookie: earlier })
    expect((await session(shop, earlier)).status).toBe(401)
  })
})

describe('the session', () => {
  test('is a cookie that scripts and other sites cannot use, stored as a hash only, and not made up of just any token', async () => {
    const shop = await openTestShop()
    const answer = await signIn(shop)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^salorge-admin-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = cookiesOf(answer).match(/admin-session=([\w-]+)/)?.[1] ?? ''
    const { rows } = await shop.database.execute(sql`select encode(token_hash, 'escape') as hash from sessions`)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const madeUp of ['', 'x', 'x'.repeat(43), '%00', "' or true --"])
      expect((await session(shop, `salorge-admin-session=${madeUp}`)).status).toBe(401)
  })

  test('is bound to https where the public address is https', async () => {
    const shop = await openTestShop({ publicUrl: 'https://shop.example.com' })
    const [cookie] = (await signIn(shop)).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-salorge-admin-session=.*; Secure; /)
  })

  test('ends when idle for too long, or older than a week', async () => {
    const shop = await openTestShop()
    for (const ageing of [
      sql`update sessions set last_used_at = now() - interval '13 hours'`,
      sql`update sessions set created_at = now() - interval '8 days'`,
    ]) {
      const cookie = cookiesOf(await signIn(shop))
      await shop.database.execute(ageing)
      expect((await session(shop, cookie)).status).toBe(401)
    }
  })

  test('goes on as long as it is used', async () => {
    const shop = await openTestShop()
    const cookie = cookiesOf(await signIn(shop))
    for (let halfDays = 0; halfDays < 3; halfDays += 1) {
      await shop.database.execute(sql`update sessions set last_used_at = last_used_at - interval '11 hours'`)
      expect((await session(shop, cookie)).status).toBe(200)
    }
  })
})

describe('guessing passwords', () => {
  /** Lets whoever has failed three times have failed 29 times: each of them costs as much as comparing a password. */
  const failMore = (shop: TestShop) => shop.database.execute(sql`update attempts set count = 29 where count = 3`)

  test('hundreds of guesses at once test five passwords and no more', async () => {
    const guesses = amount(300, 1_000)
    const shop = await openTestShop({ trustProxy: true })
    const start = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: guesses }, async (_, index) => {
        const from = { 'X-Forwarded-For': `203.0.113.${index % 250}` }
        return (await signIn(shop, `guess ${index}`, from)).status
      }),
    )
    const tested = statuses.filter((status) => status === 401).length
    // The delays after the fifth are 1, 2, 4… seconds: a slow run earns the guesses that they allow.
    const earned = Math.floor(Math.log2((performance.now() - start) / 1_000 + 1))
    expect(tested).toBeGreaterThanOrEqual(5)
    expect(tested).toBeLessThanOrEqual(5 + earned)
    expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - tested)
  })

  test('the delay is told, and grows with each failure', async () => {
    const shop = await openTestShop()
    for (let failure = 0; failure < 4; failure += 1) await signIn(shop, 'wrong')
    for (const seconds of [1, 2, 4]) {
      const { atLeast, atMost } = await waitAfterFailure(shop, () => signIn(shop, 'wrong'))
      expect(atLeast).toBeLessThanOrEqual(seconds)
      expect(atMost).toBeGreaterThanOrEqual(seconds)
      await shop.database.execute(sql`update attempts set next_allowed_at = now()`)
    }
    await lengthenSignInPause(shop)
    const refused = await signIn(shop)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600)
  })

  test('an address may fail thirty times in a quarter of an hour, whatever the names', async () => {
    const shop = await openTestShop()
    const guess = (username: string) => shop.call('POST', '/api/admin/login', { body: { username, password: 'x' } })
    for (let failure = 0; failure < 3; failure += 1) expect((await guess(`name ${failure}`)).status).toBe(401)
    await failMore(shop)
    expect((await guess('the thirtieth')).status).toBe(401)
    const refused = await guess('another')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600)
    await shop.database.execute(sql`
      update attempts set forgotten_at = forgotten_at - interval '15 minutes', next_allowed_at = next_allowed_at - interval '15 minutes'`)
    expect((await guess('another')).status).toBe(401)
  })

  test('what customers fail at an address is nothing to the administrator, and what others fail there nothing to a device that signed in before', async () => {
    const shop = await openTestShop()
    const device = { Cookie: cookiesOf(await signIn(shop)) }
    for (const role of ['customer', 'administrator'])
      await shop.database.execute(sql`
        insert into attempts (subject, count, next_allowed_at, forgotten_at)
        values (${`signInFromAddress ${role} 127.0.0.1`}, 29, now(), now() + interval '15 minutes')
        on conflict (subject) do update set count = 29`)
    const asCustomer = (email: string) =>
      shop.call('POST', '/api/customers/login', { body: { email, password: 'wrong' } })
    expect([(await asCustomer('a@example.com')).status, (await asCustomer('b@example.com')).status]).toEqual([401, 429])
    const asStranger = () => shop.call('POST', '/api/admin/login', { body: { username: 'another', password: 'wrong' } })
    expect([(await asStranger()).status, (await asStranger()).status]).toEqual([401, 429])
    expect((await signIn(shop)).status).toBe(429)
    expect((await signIn(shop, 'wrong', device)).status).toBe(401)
    expect((await signIn(shop, adminPassword, device)).status).toBe(200)
  })

  test('being told to wait is no failure of the address', async () => {
    const shop = await openTestShop()
    for (let attempt = 0; attempt < 60; attempt += 1) await signIn(shop, 'wrong')
    const other = await shop.call('POST', '/api/admin/login', { body: { username: 'another', password: 'x' } })
    expect(other.status).toBe(401)
  })

  test('the addresses of one IPv6 network count as one', async () => {
    const shop = await openTestShop({ trustProxy: true })
    const guess = async (index: number, network: string) => {
      const headers = { 'X-Forwarded-For': `2001:db8:1:${network}::${index.toString(16)}` }
      return (await shop.call('POST', '/api/admin/login', { body: { username: `n${index}`, password: 'x' }, headers }))
        .status
    }
    for (let failure = 1; failure <= 3; failure += 1) expect(await guess(failure, '2')).toBe(401)
    await failMore(shop)
    expect(await guess(30, '2')).toBe(401)
    expect(await guess(31, '2')).toBe(429)
    expect(await guess(31, '3')).toBe(401)
  })

  test('signing in well is no failure', async () => {
    const shop = await openTestShop()
    for (let times = 0; times < 35; times += 1) expect((await signIn(shop)).status).toBe(200)
  })

  test('guesses from elsewhere do not lock the owner out on a device that signed in before', async () => {
    const shop = await openTestShop({ trustProxy: true })
    const home = { 'X-Forwarded-For': '198.51.100.1' }
    const cookies = cookiesOf(await signIn(shop, adminPassword, home))
    for (let guess = 0; guess < 20; guess += 1) await signIn(shop, 'wrong', { 'X-Forwarded-For': '203.0.113.9' })
    await lengthenSignInPause(shop)
    expect((await signIn(shop, adminPassword, home)).status).toBe(429)
    expect((await signIn(shop, adminPassword, { ...home, Cookie: cookies })).status).toBe(200)
  })

  test('a device is known to the account that signed in on it, and to no other', async () => {
    const shop = await openTestShop()
    const cookies = cookiesOf(await signIn(shop))
    await shop.database.execute(sql`update known_devices set account = 'administrator somebody else'`)
    for (let guess = 0; guess < 5; guess += 1) await signIn(shop, 'wrong')
    await lengthenSignInPause(shop)
    expect((await signIn(shop, adminPassword, { Cookie: cookies })).status).toBe(429)
  })

  test('a made-up device has no count of its own', async () => {
    const shop = await openTestShop()
    for (let guess = 0; guess < 5; guess += 1)
      await signIn(shop, 'wrong', { Cookie: `salorge-device=made-up-${guess}` })
    await lengthenSignInPause(shop)
    expect((await signIn(shop, 'wrong', { Cookie: 'salorge-device=made-up-6' })).status).toBe(429)
  })
})
