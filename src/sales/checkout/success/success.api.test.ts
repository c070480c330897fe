import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, locker, order, sessionIn, stock, decide } from '../../../../tests/support/checkouts.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { orderEvents, orders } from '../../orders/orders.table.ts'
import type { AfterPaying } from './placed-order.ts'

/** A guest's browser that has ordered and paid, with what it may send along. */
async function buy(shop: TestShop, more: object = {}) {
  const [salt = 0] = await stock(shop, { price: '20.00', pieces: 20 })
  const Cookie = cookiesOf(await shop.call('GET', '/api/store/checkout-settings'))
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 2 }], more, { Cookie }))
  await decide(shop.database, session, 'paid')
  return { session, own: { Cookie } }
}

const look = async (shop: TestShop, session: string, headers: Record<string, string> = {}) =>
  (await (await shop.call('GET', `/api/store/checkout-sessions/${session}`, { headers })).json()) as AfterPaying

const page = async (shop: TestShop, session: string, headers: Record<string, string> = {}) =>
  (await shop.call('GET', `/checkout/success?session_id=${session}&lang=pl`, { headers })).text()

const follow = (shop: TestShop, session: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}/checkout/success?session_id=${session}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ session_id: session }),
    headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin', ...headers },
  })

test('the browser that ordered sees its order, also without scripts, and comes to its page; whoever else has the session sees nothing of it', async () => {
  const shop = await openTestShop()
  const { session, own } = await buy(shop, { shippingMethod: 'inpost', pickupPoint: locker })
  const stranger = { Cookie: cookiesOf(await shop.call('GET', '/api/store/checkout-settings')) }
  const told = await look(shop, session, own)
  expect(told).toMatchObject({
    state: 'paid',
    order: {
      email: anna.email,
      lines: [{ name: 'Sól 1', quantity: 2, price: '20.00', weight: '250g' }],
      subtotal: '40.00',
      recipient: 'Anna Nowak',
      pickupPoint: { name: locker.name },
      address: null,
      isGuests: true,
    },
  })
  const html = await page(shop, session, own)
  for (const part of [locker.name, anna.email, 'Sól 1', 'Śledź zamówienie']) expect(html).toContain(part)
  for (const headers of [{}, stranger]) {
    expect(await look(shop, session, headers)).toEqual({ state: 'paid', orderNumber: told.orderNumber })
    const seen = await page(shop, session, headers)
    expect(seen).toContain(told.orderNumber as string)
    for (const secret of [locker.name, anna.email, 'Nowak']) expect(seen).not.toContain(secret)
    expect((await follow(shop, session, headers)).status).not.toBe(303)
  }
  const followed = await follow(shop, session, own)
  expect(followed.status).toBe(303)
  const path = followed.headers.get('Location') ?? ''
  expect(await (await shop.call('GET', path)).text()).toContain(told.orderNumber as string)

  // What was bought yesterday is nothing for who finds the address in the browser's history.
  await shop.database.execute(sql`update payments set created_at = now() - interval '25 hours'`)
  expect((await look(shop, session, own)).order).toBeUndefined()
  expect(await page(shop, session, own)).not.toContain(anna.email)
})

test('one password makes an account of the order, signs in, and moves this order alone; nobody else can do it', async () => {
  const shop = await openTestShop()
  const earlier = await buy(shop)
  const { session, own } = await buy(shop)
  const join = (headers: Record<string, string>, password = 'fale i wiatr') =>
    shop.call('POST', `/api/store/checkout-sessions/${session}/account`, { body: { password }, headers })
  expect((await join({})).status).toBe(404)
  expect((await join(earlier.own)).status).toBe(404)
  expect((await join(own, 'krótkie')).status).toBe(422)
  const made = await join(own)
  expect(made.status).toBe(201)
  expect(await made.json()).toMatchObject({ email: anna.email, address: anna.address, city: anna.city })
  const signedIn = { Cookie: `${own.Cookie}; ${cookiesOf(made)}` }
  expect((await look(shop, session, signedIn)).order).toMatchObject({ isGuests: false })
  // An order of an account is shown to its customer alone, also in the browser that placed it.
  expect((await look(shop, session, own)).order).toBeUndefined()
  const rows = await shop.database
    .select({ id: orders.id, customerId: orders.customerId })
    .from(orders)
    .orderBy(orders.id)
  expect(rows.map(({ customerId }) => customerId !== null)).toEqual([false, true])
  const events = await shop.database
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, rows[1]?.id ?? 0))
  expect(events).toContainEqual({ kind: 'joined_account' })
  const followed = await follow(shop, session, signedIn)
  expect(followed.headers.get('Location')).toMatch(/^\/store\/account\/orders\/\d+\?lang=/)
  // With an address that has an account, a second one is refused, as registering does.
  const again = await shop.call('POST', `/api/store/checkout-sessions/${earlier.session}/account`, {
    body: { password: 'fale i wiatr' },
    headers: earlier.own,
  })
  expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ code: 'email_taken' })])
})
