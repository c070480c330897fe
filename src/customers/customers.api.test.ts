import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  anna,
  annaAnswered,
  me,
  openShopWithAnna,
  register,
  signIn as signInAnna,
} from '../../tests/support/customers.ts'
import { race } from '../../tests/support/race.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { timesAsMuch } from '../../tests/support/timing.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { customers } from './customers.table.ts'

const everybody = ({ database }: TestShop) => database.select().from(customers)

describe('registering', () => {
  test('gives the customer and begins a session, so that signing in cannot fail halfway', async () => {
    const shop = await openTestShop()
    const answer = await register(shop)
    expect([answer.status, await answer.json()]).toEqual([201, annaAnswered])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const mine = await me(shop, cookiesOf(answer))
    expect([mine.status, await mine.json()]).toEqual([200, annaAnswered])
  })

  test('keeps the language of the visit and a hash of the password, which is never answered', async () => {
    const shop = await openTestShop()
    const answer = await register(shop, anna, {}, 'de')
    expect(await everybody(shop)).toMatchObject([
      { language: 'de', email: anna.email, passwordHash: expect.stringMatching(/^\$argon2id\$/) },
    ])
    expect(await answer.text()).not.toMatch(/argon2|Guérande/)
  })

  test('an address has one account, in whatever letters it is written', async () => {
    const shop = await openTestShop()
    await register(shop)
    const answer = await register(shop, { ...anna, email: 'anna.nowak@EXAMPLE.com' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'email_taken',
      fields: { email: expect.stringMatching(/konto/) },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await everybody(shop)).toHaveLength(1)
  })

  test('of two for one address at the same moment one makes the account, the other is told', async () => {
    const shop = await openTestShop()
    const answers = await race(shop.database, sql`lock table customers in exclusive mode`, [
      () => register(shop, { ...anna, firstName: 'One' }),
      () => register(shop, { ...anna, firstName: 'Other', email: anna.email.toLowerCase() }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { rows } = await shop.database.execute(sql`
      select (select count(*) from customers)::integer as customers, (select count(*) from sessions)::integer as sessions,
        (select count(*) from mails)::integer as mails`)
    expect(rows).toEqual([{ customers: 1, sessions: 1, mails: 1 }])
  })

  test('fifty at once are all served', async () => {
    const shop = await openTestShop({ trustProxy: true })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register(shop, { ...anna, email: `a${index}@example.com` }, { 'X-Forwarded-For': `203.0.113.${index}` }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  })

  test.for([
    ['password1', 'a common password'],
    ['anna.nowak', 'the address'],
    ['Nowak2024', 'the name'],
  ] as const)('"%s" is refused at its field: %s', async ([password]) => {
    const shop = await openTestShop()
    const answer = await register(shop, { ...anna, password })
    expect(answer.status).toBe(422)
    const { code, fields } = (await answer.json()) as { code: string; fields: object }
    expect([code, Object.keys(fields)]).toEqual(['password_common', ['password']])
    expect(await everybody(shop)).toEqual([])
  })

  test('each field says what is wrong with it, in the language of the visit', async () => {
    const shop = await openTestShop()
    const answer = await register(shop, { email: 'anna', password: '1234567', firstName: ' ' }, {}, 'en')
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: {
        email: 'Please enter a valid e-mail address.',
        password: 'The password must have at least 8 characters.',
        firstName: 'This field is required.',
        lastName: 'This field is required.',
      },
    })
  })

  test('a program that falls into the trap is told that all is well, and has no account', async () => {
    const shop = await openTestShop()
    const answer = await register(shop, { ...anna, subject: 'cheap watches' })
    expect([answer.status, await answer.json()]).toEqual([201, { ...annaAnswered, id: 0 }])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await everybody(shop)).toEqual([])
  })

  test('an address may register twenty times an hour; the next is refused before anything is hashed', async () => {
    const shop = await openTestShop()
    for (let times = 0; times < 20; times += 1)
      expect((await register(shop, { ...anna, subject: 'x' })).status).toBe(201)
    const isRefused = async () => {
      const answer = await register(shop)
      expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, expect.closeTo(3_600, -2)])
    }
    expect(await timesAsMuch(isRefused, () => hashPassword('salt'))).toBeLessThan(1)
    expect(await everybody(shop)).toEqual([])
  })
})

describe('the cookies', () => {
  const cookies = async (settings: Parameters<typeof openTestShop>[0] = {}) => {
    const shop = await openTestShop(settings)
    return (await register(shop)).headers.getSetCookie()
  }

  test('of session and device can’t be read by scripts; the hint that somebody is signed in can', async () => {
    const [session, hint, device] = await cookies()
    expect(session).toMatch(/^salorge-customer-session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(hint).toBe('salorge-signed-in=1; Max-Age=15552000; Path=/; SameSite=Lax')
    expect(device).toMatch(/^salorge-customer-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('are bound to https where the public address is https', async () => {
    const [session, hint, device] = await cookies({ publicUrl: 'https://shop.example.com' })
    expect(session).toMatch(/^__Host-salorge-customer-session=.*; Secure; /)
    expect(hint).toMatch(/^salorge-signed-in=1; .*; Secure; /)
    expect(device).toMatch(/^__Host-salorge-customer-device=.*; Secure; /)
  })

  test('signing out ends the session and takes the hint back, also for who has none', async () => {
    const { shop, cookies: hers } = await openShopWithAnna()
    for (const Cookie of [hers, '', 'salorge-customer-session=made-up']) {
      const answer = await shop.call('POST', '/api/customers/logout', { headers: { Cookie } })
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^salorge-customer-session=; Max-Age=0; Path=\//),
        expect.stringMatching(/^salorge-signed-in=; Max-Age=0; Path=\//),
      ])
    }
    expect((await me(shop, hers)).status).toBe(401)
  })

  test('the hint is taken back when it no longer holds', async () => {
    const { shop, cookies: hers } = await openShopWithAnna()
    await shop.database.execute(sql`delete from sessions`)
    const answer = await me(shop, hers)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'not_signed_in'])
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^salorge-signed-in=; Max-Age=0; Path=\//)])
  })
})

describe('a session', () => {
  test.for([
    ['idle for thirty days', sql`update sessions set last_used_at = now() - interval '30 days 1 minute'`],
    ['half a year old', sql`update sessions set created_at = now() - interval '180 days 1 minute'`],
  ] as const)('ends when it is %s', async ([, ageing]) => {
    const { shop, cookies } = await openShopWithAnna()
    await shop.database.execute(ageing)
    expect((await me(shop, cookies)).status).toBe(401)
  })

  test('goes on as long as it is used', async () => {
    const { shop, cookies } = await openShopWithAnna()
    for (let months = 0; months < 3; months += 1) {
      await shop.database.execute(sql`update sessions set last_used_at = last_used_at - interval '29 days'`)
      expect((await me(shop, cookies)).status).toBe(200)
    }
  })

  test('of a customer is worth nothing to the panel, nor an administrator’s to the shop', async () => {
    const { shop, cookies } = await openShopWithAnna()
    const asAdministrator = cookies.replace('customer-session', 'admin-session')
    const panel = await shop.call('GET', '/api/admin/session', { headers: { Cookie: asAdministrator } })
    expect(panel.status).toBe(401)
    await shop.callAsAdmin('GET', '/api/admin/session')
    await shop.database.execute(sql`
      insert into sessions (token_hash, administrator_id) select sha256('known'), id from administrators`)
    const headers = { Cookie: 'salorge-admin-session=known; salorge-customer-session=known' }
    expect((await shop.call('GET', '/api/admin/session', { headers })).status).toBe(200)
    expect((await shop.call('GET', '/api/customers/me', { headers })).status).toBe(401)
  })

  test('is listed with those elsewhere, which can be ended', async () => {
    const { shop, cookies, callAsAnna } = await openShopWithAnna()
    const elsewhere = cookiesOf(await signInAnna(shop))
    await shop.database.execute(sql`
      update sessions set last_used_at = now() - interval '3 days'
      where created_at = (select max(created_at) from sessions)`)
    const listed = (await (await callAsAnna('GET', '/sessions')).json()) as { startedAt: string; isThisOne: boolean }[]
    expect(listed.map(({ isThisOne }) => isThisOne)).toEqual([true, false])
    expect(Object.keys(listed[0] ?? {})).toEqual(['startedAt', 'lastUsedAt', 'isThisOne'])
    expect(Date.parse(listed[0]?.startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)

    // It waits for who has her own account in hand, and for nobody else.
    const jan = cookiesOf(await register(shop, { ...anna, email: 'jan@example.com' }))
    const hold = (email: string) => sql`select from customers where email = ${email} for update`
    const end = () => callAsAnna('DELETE', '/sessions')
    const [ended] = await race(shop.database, hold(anna.email), [end])
    expect(ended?.status).toBe(204)
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(hold('jan@example.com'))
      expect((await end()).status).toBe(204)
    })
    expect((await me(shop, elsewhere)).status).toBe(401)
    for (const Cookie of [cookies, jan]) expect((await me(shop, Cookie)).status).toBe(200)
  })

  test('takes the place of the one that the browser held before', async () => {
    const { shop, cookies } = await openShopWithAnna()
    const again = cookiesOf(await signInAnna(shop, {}, { Cookie: cookies }))
    expect((await me(shop, cookies)).status).toBe(401)
    expect((await me(shop, again)).status).toBe(200)
  })
})

describe('the address', () => {
  test('is changed field by field, and what is not named stays', async () => {
    const { callAsAnna } = await openShopWithAnna()
    const change = async (changes: object) => (await callAsAnna('PUT', '/address', changes)).json()
    const moved = { address: 'ul. Solna 7/2', city: 'Kraków', postalCode: '31-000' }
    expect(await change(moved)).toEqual({ ...annaAnswered, ...moved })
    expect(await change({ phone: '', city: 'Gdynia' })).toEqual({
      ...annaAnswered,
      ...moved,
      phone: '',
      city: 'Gdynia',
    })
    expect(await change({})).toEqual({ ...annaAnswered, ...moved, phone: '', city: 'Gdynia' })
  })

  test('has its post code as the country writes it, also where a change names only one of the two', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    await register(shop, { ...anna, email: 'jan@example.com' })
    await shop.database.execute(sql`
      update customers set country = 'Germany', postal_code = '01 067', city = 'Dresden' where email = 'jan@example.com'`)
    const changed = async (changes: object) =>
      ((await (await callAsAnna('PUT', '/address', changes)).json()) as { postalCode: string }).postalCode
    expect(await changed({ postalCode: '00561' })).toBe('00-561')
    expect(await changed({ postalCode: '01 067', country: 'Germany' })).toBe('01 067')
    expect(await changed({ postalCode: '01067' })).toBe('01067')
    expect(await changed({ country: 'Polska' })).toBe('01-067')
    const { rows } = await shop.database.execute(sql`
      select country, postal_code, city from customers where email = 'jan@example.com'`)
    expect(rows).toEqual([{ country: 'Germany', postal_code: '01 067', city: 'Dresden' }])
    // She moves by another window in the same moment.
    const move = sql`update customers set country = 'Germany'`
    expect(await race(shop.database, move, [() => changed({ postalCode: '01067' })])).toEqual(['01067'])
  })

  test('is all that is changed there', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const [before] = await everybody(shop)
    const sent = { email: 'other@example.com', passwordHash: 'x', id: 7, language: 'fr', createdAt: 0, city: 'Łódź' }
    expect((await callAsAnna('PUT', '/address', sent)).status).toBe(200)
    expect(await everybody(shop)).toEqual([{ ...before, city: 'Łódź' }])
  })
})
