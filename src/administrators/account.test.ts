import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { race } from '../../tests/support/race.ts'
import { adminPassword } from '../../tests/support/database.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { lengthenSignInPause } from '../../tests/support/sign-in-throttle.ts'

const newPassword = 'fleur de sel z Batz'
const change = { currentPassword: adminPassword, newPassword }

const signIn = (shop: TestShop, password = adminPassword, Cookie = '') =>
  shop.call('POST', '/api/admin/login', { body: { username: 'admin', password }, headers: { Cookie } })

/** A shop and a browser with a signed-in administrator. */
async function openSignedIn() {
  const shop = await openTestShop()
  const cookies = cookiesOf(await signIn(shop))
  const call = (method: string, path: string, body?: object, Cookie = cookies) =>
    shop.call(method, `/api/admin${path}`, { body, headers: { Cookie } })
  const isGood = async (Cookie: string) => (await call('GET', '/session', undefined, Cookie)).status === 200
  const trail = async () =>
    (await shop.database.execute(sql`select action, subject_name, before, after from audit_entries order by id`)).rows
  return { shop, cookies, call, isGood, trail }
}

describe('changing the password', () => {
  test('lets one sign in with the new one, and no more with the old one', async () => {
    const { shop, call, trail } = await openSignedIn()
    const answer = await call('PUT', '/password', change)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect((await signIn(shop)).status).toBe(401)
    expect((await signIn(shop, newPassword)).status).toBe(200)
    expect(await trail()).toEqual([{ action: 'changed_password', subject_name: 'admin', before: null, after: null }])
  })

  test('ends all other sessions; this one goes on under a new token, as old as it is', async () => {
    const { shop, cookies, call, isGood } = await openSignedIn()
    await shop.database.execute(sql`update sessions set created_at = now() - interval '6 days'`)
    const elsewhere = cookiesOf(await signIn(shop))
    const renewed = cookiesOf(await call('PUT', '/password', change))
    expect(await Promise.all([elsewhere, cookies, renewed].map(isGood))).toEqual([false, false, true])
    const { rows } = await shop.database.execute(sql`
      select created_at < now() - interval '5 days' as is_as_old from sessions`)
    expect(rows).toEqual([{ is_as_old: true }])
  })

  test('to a long one with accents typed as marks of their own lets one sign in as they are typed', async () => {
    const { shop, call } = await openSignedIn()
    const typed = 'zażółć gęślą jaźń '.normalize('NFD').repeat(13)
    expect((await call('PUT', '/password', { ...change, newPassword: typed })).status).toBe(204)
    expect((await signIn(shop, typed)).status).toBe(200)
  })

  test('needs the present password; a wrong one is said at its field, and nothing changes', async () => {
    const { shop, cookies, call, isGood, trail } = await openSignedIn()
    const answer = await call('PUT', '/password', { ...change, currentPassword: 'a guess' })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'wrong_current_password', fields: { currentPassword: 'To nie jest obecne hasło.' } },
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect([await isGood(cookies), (await signIn(shop)).status, await trail()]).toEqual([true, 200, []])
  })

  test.for([
    ['1234567', 'Hasło musi mieć co najmniej 8 znaków.'],
    ['x'.repeat(257), 'To za długi tekst: może mieć najwyżej 256 znaków.'],
    ['password1', /^To hasło łatwo odgadnąć\./],
    ['Admin-2024', /^To hasło łatwo odgadnąć\./],
    ['salorge 1972', /^To hasło łatwo odgadnąć\./],
  ] as const)('to "%s" is refused in Polish, whatever language the browser prefers', async ([typed, sentence]) => {
    const { shop, cookies } = await openSignedIn()
    const answer = await shop.call('PUT', '/api/admin/password', {
      body: { ...change, newPassword: typed },
      headers: { Cookie: `${cookies}; salorge-language=de`, 'Accept-Language': 'en' },
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { newPassword: expect.stringMatching(sentence) } },
    ])
  })

  test('allows no more guesses than signing in does, on the same device together with it', async () => {
    const { shop, cookies, call } = await openSignedIn()
    for (let guess = 0; guess < 4; guess += 1)
      expect((await call('PUT', '/password', { ...change, currentPassword: 'a guess' })).status).toBe(422)
    expect((await signIn(shop, 'a guess', cookies)).status).toBe(401)
    await lengthenSignInPause(shop)
    const refused = await call('PUT', '/password', change, cookies)
    // The new sign-in was refused, so the old session still exists and has to wait.
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true])
  })

  test('of two changes at once with the same present password one wins', async () => {
    const { shop, call, trail } = await openSignedIn()
    const answers = await race(shop.database, sql`select from administrators for update`, [
      () => call('PUT', '/password', change),
      () => call('PUT', '/password', { ...change, newPassword: `${newPassword}!` }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    expect(await trail()).toHaveLength(1)
  })

  test('in a session that ends meanwhile changes nothing, and the one that ended it goes on', async () => {
    const { shop, call, isGood, trail } = await openSignedIn()
    const elsewhere = cookiesOf(await signIn(shop))
    const [answer] = await race(
      shop.database,
      sql`with held as (select from administrators for update) delete from sessions where exists (select from held) and created_at = (select min(created_at) from sessions)`,
      [() => call('PUT', '/password', change)],
    )
    expect(answer?.status).toBe(401)
    expect([await isGood(elsewhere), (await signIn(shop)).status, await trail()]).toEqual([true, 200, []])
  })
})

describe('sessions', () => {
  test('are listed with those elsewhere, which can be ended; that is noted where there were some', async () => {
    const { shop, cookies, call, isGood, trail } = await openSignedIn()
    const elsewhere = cookiesOf(await signIn(shop))
    await shop.database.execute(sql`
      update sessions set last_used_at = now() - interval '3 hours'
      where created_at = (select max(created_at) from sessions)`)
    const listed = (await (await call('GET', '/sessions')).json()) as { startedAt: string; isThisOne: boolean }[]
    expect(listed.map(({ isThisOne }) => isThisOne)).toEqual([true, false])
    expect(Object.keys(listed[0] ?? {})).toEqual(['startedAt', 'lastUsedAt', 'isThisOne'])
    expect(Date.parse(listed[0]?.startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)

    for (let times = 0; times < 2; times += 1) expect((await call('DELETE', '/sessions')).status).toBe(204)
    expect([await isGood(elsewhere), await isGood(cookies)]).toEqual([false, true])
    expect(await trail()).toEqual([
      { action: 'ended_sessions', subject_name: 'admin', before: null, after: { ended: 1 } },
    ])
  })

  test('are ended from elsewhere while the password is changed: whoever was first is done, the other one is signed out', async () => {
    const { shop, cookies, call, isGood, trail } = await openSignedIn()
    const [changing, ending] = [cookiesOf(await signIn(shop)), cookiesOf(await signIn(shop))]
    const answers = await race(
      shop.database,
      sql`select from sessions order by created_at limit 1 for update`,
      [() => call('DELETE', '/sessions', undefined, ending), () => call('PUT', '/password', change, changing)],
      { inTurn: true },
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 401])
    expect(await Promise.all([cookies, changing, ending].map(isGood))).toEqual([false, false, true])
    expect(await trail()).toMatchObject([{ action: 'ended_sessions', after: { ended: 2 } }])
  })

  test('are not ended by one that has ended meanwhile', async () => {
    const { shop, call, isGood, trail } = await openSignedIn()
    const elsewhere = cookiesOf(await signIn(shop))
    const [answer] = await race(
      shop.database,
      sql`with held as (select from administrators for update) delete from sessions where exists (select from held) and created_at = (select min(created_at) from sessions)`,
      [() => call('DELETE', '/sessions')],
    )
    expect(answer?.status).toBe(401)
    expect([await isGood(elsewhere), await trail()]).toEqual([true, []])
  })

  test('of another administrator are neither listed nor ended', async () => {
    const { shop, call } = await openSignedIn()
    await shop.database.execute(sql`
      with other as (insert into administrators (username, password_hash, role) values ('ewa', 'x', 'owner') returning id)
      insert into sessions (token_hash, administrator_id) select sha256('hers'), id from other`)
    expect(await (await call('GET', '/sessions')).json()).toHaveLength(1)
    await call('DELETE', '/sessions')
    const { rows } = await shop.database.execute(sql`select count(*)::integer as open from sessions`)
    expect(rows).toEqual([{ open: 2 }])
  })
})
