import { customersServerTexts } from '../texts.server.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { placeAnotherCustomer } from '../../../tests/support/another-customer.ts'
import { anna, me, openPost, openShopWithAnna, signIn } from '../../../tests/support/customers.ts'
import { race } from '../../../tests/support/race.ts'
import { cookiesOf } from '../../../tests/support/shop.ts'
import { lengthenSignInPause } from '../../../tests/support/sign-in-throttle.ts'

const newPassword = 'fleur de sel z Batz'
const change = { currentPassword: anna.password, newPassword }

describe('changing the password', () => {
  test('lets one sign in with the new one, and no more with the old one', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    await placeAnotherCustomer(shop.database)
    const answer = await callAsAnna('PUT', '/password', change)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect((await signIn(shop)).status).toBe(401)
    expect((await signIn(shop, { password: newPassword })).status).toBe(200)
  })

  test('ends all other sessions; this one goes on under a new token, as old as it is', async () => {
    const { shop, cookies, callAsAnna } = await openShopWithAnna()
    await shop.database.execute(sql`update sessions set created_at = now() - interval '100 days'`)
    const elsewhere = cookiesOf(await signIn(shop))
    const renewed = cookiesOf(await callAsAnna('PUT', '/password', change))
    expect(renewed).toMatch(/salorge-customer-session=.*salorge-signed-in=1/)
    expect((await me(shop, elsewhere)).status).toBe(401)
    expect((await me(shop, cookies)).status).toBe(401)
    expect((await me(shop, renewed)).status).toBe(200)
    const { rows } = await shop.database.execute(sql`
      select created_at < now() - interval '99 days' as is_as_old from sessions`)
    expect(rows).toEqual([{ is_as_old: true }])
  })

  test('needs the present password; a wrong one is said at its field, and nothing changes', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const answer = await callAsAnna('PUT', '/password', { ...change, currentPassword: 'a guess' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'wrong_current_password',
      fields: { currentPassword: 'To nie jest obecne hasło.' },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await signIn(shop)).status).toBe(200)
  })

  test('allows no more guesses than signing in does, on the same device and with deleting together', async () => {
    const { shop, cookies, callAsAnna } = await openShopWithAnna()
    for (let guess = 0; guess < 4; guess += 1)
      expect((await callAsAnna('PUT', '/password', { ...change, currentPassword: 'a guess' })).status).toBe(422)
    expect((await callAsAnna('POST', '/deletion', { password: 'a guess' })).status).toBe(422)
    await lengthenSignInPause(shop)
    expect((await callAsAnna('PUT', '/password', change)).status).toBe(429)
    expect((await callAsAnna('POST', '/deletion', { password: anna.password })).status).toBe(429)
    expect((await signIn(shop, {}, { Cookie: cookies })).status).toBe(429)
  })

  test.for(['password1', 'anna nowak 1', anna.email.toUpperCase()])('to "%s" is refused', async (guessable) => {
    const { callAsAnna } = await openShopWithAnna()
    const answer = await callAsAnna('PUT', '/password', { ...change, newPassword: guessable })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'password_common', fields: { newPassword: expect.any(String) } }),
    ])
  })

  test('of two changes at once with the same present password one wins', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const answers = await race(shop.database, sql`select from customers for update`, [
      () => callAsAnna('PUT', '/password', change),
      () => callAsAnna('PUT', '/password', { ...change, newPassword: `${newPassword}!` }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  })

  test('in a session that ends meanwhile changes nothing, and the one that ended it goes on', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const elsewhere = cookiesOf(await signIn(shop))
    const [answer] = await race(
      shop.database,
      sql`with held as (select from customers for update) delete from sessions where exists (select from held) and created_at = (select min(created_at) from sessions)`,
      [() => callAsAnna('PUT', '/password', change)],
    )
    expect(answer?.status).toBe(401)
    expect((await me(shop, elsewhere)).status).toBe(200)
    expect((await signIn(shop)).status).toBe(200)
  })

  test('while other sessions are ended from elsewhere: whoever was first is done, the other one is signed out', async () => {
    const { shop, cookies } = await openShopWithAnna()
    const [changing, ending] = [cookiesOf(await signIn(shop)), cookiesOf(await signIn(shop))]
    const callIn = (Cookie: string, method: string, path: string, body?: object) =>
      shop.call(method, `/api/customers${path}`, { body, headers: { Cookie } })
    const answers = await race(
      shop.database,
      sql`select from sessions order by created_at limit 1 for update`,
      [() => callIn(ending, 'DELETE', '/sessions'), () => callIn(changing, 'PUT', '/password', change)],
      { inTurn: true },
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 401])
    const after = await Promise.all([cookies, changing, ending].map((one) => me(shop, one)))
    expect(after.map(({ status }) => status)).toEqual([401, 401, 200])
  })

  test('again and again writes no more than ten mails an hour', async () => {
    const { shop, cookies } = await openShopWithAnna()
    let Cookie = cookies
    let password = anna.password
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const next = `${newPassword} ${round}`
      const body = { currentPassword: password, newPassword: next }
      const answer = await shop.call('PUT', '/api/customers/password', { body, headers: { Cookie } })
      statuses.push(answer.status)
      if (answer.status === 204) [Cookie, password] = [cookiesOf(answer), next]
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429])
    const { rows } = await shop.database.execute(sql`
      select count(*)::integer as mails from mails where kind = 'password-changed'`)
    expect(rows).toEqual([{ mails: 10 }])
  })

  test('is told by mail, in the language in which the customer registered', async () => {
    const { shop, callAsAnna } = await openShopWithAnna({}, 'fr')
    const { arrived } = await openPost(shop)
    await callAsAnna('PUT', '/password', change)
    const texts = customersServerTexts.fr.passwordChanged
    const [email] = await arrived(texts.subject)
    expect(email?.to?.[0]?.address).toBe(anna.email)
    expect(email?.text).toContain(texts.notYou)
    expect(email?.html).toContain('href="https://salt.example.com/store/recover?lang=fr"')
  })
})
