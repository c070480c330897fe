import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'

const anna = {
  email: 'Anna.Nowak@example.com',
  password: 'szara sól z Guérande',
  firstName: 'Anna',
  lastName: 'Nowak',
  phone: '+48 600 100 200',
}
const { password, ...said } = anna
const asAnswered = { ...said, id: expect.any(Number), address: '', city: '', postalCode: '', country: 'Poland' }

const register = (shop: TestShop, sent: object = anna, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/customers/register', { body: sent, headers })
const signIn = (shop: TestShop, sent: object = {}, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/customers/login', { body: { email: anna.email, password, ...sent }, headers })
const me = (shop: TestShop, Cookie = '') => shop.call('GET', '/api/customers/me', { headers: { Cookie } })

describe('registering', () => {
  test('gives the customer and begins a session, so that signing in cannot fail halfway', async () => {
    const shop = await openTestShop()
    const answer = await register(shop)
    expect([answer.status, await answer.json()]).toEqual([201, asAnswered])
    const mine = await me(shop, cookiesOf(answer))
    expect([mine.status, await mine.json()]).toEqual([200, asAnswered])
  })

  test('signing out ends the session', async () => {
    const shop = await openTestShop()
    const Cookie = cookiesOf(await register(shop))
    expect((await shop.call('POST', '/api/customers/logout', { headers: { Cookie } })).status).toBe(204)
    expect((await me(shop, Cookie)).status).toBe(401)
    const again = await signIn(shop, { email: anna.email.toUpperCase() })
    expect([again.status, await again.json()]).toEqual([200, asAnswered])
    expect((await me(shop, cookiesOf(again))).status).toBe(200)
  })

  test('changes', async () => {
    const shop = await openTestShop()
    const Cookie = cookiesOf(await register(shop))
    const put = (body: object) => shop.call('PUT', '/api/customers/address', { body, headers: { Cookie } })
    expect(await (await put({})).json()).toEqual(asAnswered)
    expect(await (await put({ phone: ' ', city: 'Kraków' })).json()).toEqual({
      ...asAnswered,
      phone: '',
      city: 'Kraków',
    })
    expect((await put({ country: ' ' })).status).toBe(422)
    await shop.database.execute(sql`select 1`)
  })
})
