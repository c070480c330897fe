import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  anna,
  decide,
  expectSound,
  makeCode,
  order,
  sessionIn,
  stateOf,
  stock,
  locker,
} from '../../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

const idIn = async (shop: TestShop) =>
  (await shop.database.execute<{ id: number }>(sql`select id from orders order by id desc limit 1`)).rows[0]?.id ?? 0

const mailsIn = async (shop: TestShop) =>
  (
    await shop.database.execute<{ kind: string }>(
      sql`select kind from mails where kind <> 'stock' order by created_at, id`,
    )
  ).rows.map(({ kind }) => kind)

async function openWithOrder(pieces = 5, more: object = {}) {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], more))
  const id = await idIn(shop)
  const put = (path: string, body: object) => shop.callAsAdmin('PUT', `/api/admin/orders/${id}/${path}`, { body })
  return { shop, salt, session, id, put }
}

test('cancelling gives back what was held, closes the session, tells the customer, and refunds nothing', async () => {
  const shop = await openTestShop()
  await makeCode(shop.database, 'SOL', 1)
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'SOL' }))
  const id = await idIn(shop)
  const cancelled = await shop.callAsAdmin('PUT', `/api/admin/orders/${id}/status`, { body: { status: 'cancelled' } })
  expect([cancelled.status, await cancelled.json()]).toMatchObject([
    200,
    { status: 'cancelled', paymentStatus: 'pending' },
  ])
  await expectSound(shop.database, { [salt]: 1 })
  expect(await mailsIn(shop)).toEqual(['order-cancelled'])
  expect((await stateOf(shop, session)).state).toBe('failed')
  const { rows } = await shop.database.execute(sql`select name from pgboss.job where name = 'close-session'`)
  expect(rows).toHaveLength(1)
})

test('an order that was paid when it had been cancelled by hand is flagged, and nothing is taken for it', async () => {
  const { shop, salt, session, put } = await openWithOrder(1)
  await put('status', { status: 'cancelled' })
  await decide(shop.database, session, 'paid')
  expect((await stateOf(shop, session)).state).toBe('paid')
  const [listed] = (await (await shop.callAsAdmin('GET', '/api/admin/orders?needsAttention=true')).json()) as object[]
  expect(listed).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', needsAttention: 'paid_when_cancelled' })
  expect(await mailsIn(shop)).toEqual(['order-cancelled', 'order-attention', 'payment-being-checked'])
  await expectSound(shop.database, { [salt]: 1 })
})

test('an order that was paid in vain is confirmed in writing once somebody says that it goes on', async () => {
  const { shop, session, put, salt } = await openWithOrder(1)
  await put('status', { status: 'cancelled' })
  await decide(shop.database, session, 'paid')
  await stateOf(shop, session)
  for (const status of ['confirmed', 'processing', 'cancelled', 'confirmed']) await put('status', { status })
  const kinds = await mailsIn(shop)
  expect(kinds.filter((kind) => kind === 'order-confirmed')).toHaveLength(1)
  await expectSound(shop.database, { [salt]: 1 })
})

test('leaving "cancelled" takes the pieces again, or is refused when they are gone', async () => {
  const { shop, salt, put } = await openWithOrder(1)
  await put('status', { status: 'cancelled' })
  expect((await put('status', { status: 'pending' })).status).toBe(200)
  await expectSound(shop.database, { [salt]: 1 })
  await put('status', { status: 'cancelled' })
  await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
  const refused = await put('status', { status: 'confirmed' })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'sold_out' }])
  await expectSound(shop.database, { [salt]: 1 })
})

test('any state can be chosen, and one that needs the goods takes them', async () => {
  const { shop, salt, session, put } = await openWithOrder(1)
  await decide(shop.database, session, 'expired')
  await stateOf(shop, session)
  for (const status of ['confirmed', 'completed', 'shipped', 'processing', 'delivered', 'pending', 'cancelled']) {
    const answer = await put('status', { status })
    expect([answer.status, await answer.json()]).toMatchObject([200, { status }])
    await expectSound(shop.database, { [salt]: 1 })
  }
  expect((await put('status', { status: 'lost' })).status).toBe(422)
})

test('the customer hears once that the parcel is on its way and once that it came, however often the panel says so', async () => {
  const { shop, put } = await openWithOrder()
  const trackingNumber = '6200 0000 0000 0000 0000 0001'
  for (const shippingStatus of ['preparing', 'shipped', 'not_shipped', 'shipped', 'delivered', 'shipped', 'delivered'])
    expect((await put('shipping-status', { shippingStatus, trackingNumber })).status).toBe(200)
  const kinds = await mailsIn(shop)
  expect(kinds.filter((kind) => kind === 'order-shipped')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'order-delivered')).toHaveLength(1)
  const kept = await put('shipping-status', { shippingStatus: 'shipped' })
  expect(await kept.json()).toMatchObject({ trackingNumber })
  const emptied = await put('shipping-status', { shippingStatus: 'shipped', trackingNumber: '' })
  expect(await emptied.json()).toMatchObject({ trackingNumber: null })
})

test('a change by somebody who saw an earlier version is refused, and of two at once one wins', async () => {
  const { put } = await openWithOrder()
  const { version } = (await (await put('status', { status: 'processing' })).json()) as { version: number }
  const both = await Promise.all([
    put('status', { status: 'shipped', version }),
    put('shipping-status', { shippingStatus: 'shipped', version }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the list is searched, filtered and paged by the server, the newest first', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 50 })
  for (let number = 1; number <= 12; number += 1) {
    const shippingAddress = { ...anna, firstName: number % 2 ? 'Ola' : 'Żaneta', email: `u${number}@example.com` }
    await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], { shippingAddress }))
  }
  const list = async (asked: string) => {
    const answer = await shop.callAsAdmin('GET', `/api/admin/orders?${asked}`)
    const names = ((await answer.json()) as { customerEmail: string }[]).map(({ customerEmail }) => customerEmail)
    return [answer.headers.get('X-Total-Count'), names] as const
  }
  expect(await list('limit=10')).toEqual(['12', Array.from({ length: 10 }, (_, place) => `u${12 - place}@example.com`)])
  expect(await list('limit=10&page=2')).toEqual(['12', ['u2@example.com', 'u1@example.com']])
  expect(await list('search=U7%40EXAMPLE')).toEqual(['1', ['u7@example.com']])
  expect((await list(`search=${encodeURIComponent('żaneta nowak')}`))[0]).toBe('6')
  expect((await list('search=%25'))[0]).toBe('0')
  expect((await list('search=_'))[0]).toBe('0')
  expect((await list('search=s-20&status=pending&paymentStatus=pending'))[0]).toBe('12')
  expect((await list('status=confirmed'))[0]).toBe('0')
  expect((await shop.callAsAdmin('GET', '/api/admin/orders?status=lost')).status).toBe(422)
  expect((await shop.call('GET', '/api/admin/orders')).status).toBe(401)
})

test('the panel’s three buttons say what they did', async () => {
  const { shop, session } = await openWithOrder()
  const press = async (path: string) =>
    ((await (await shop.callAsAdmin('POST', `/api/admin/${path}`)).json()) as { message: string }).message
  expect(await press('payment-reminders/test')).toContain('@')
  expect(await press('payment-reminders/check')).toBe('Nie ma komu przypominać.')
  await decide(shop.database, session, 'paid')
  expect(await press('payment-status/check')).toBe('Sprawdzono 1 płatność, opłacone: 1.')
  expect(await press('payment-status/check')).toBe('Żadna płatność nie czeka na sprawdzenie.')
  expect(await mailsIn(shop)).toEqual(['payment-reminder-test', 'order-confirmed', 'order-paid'])
})

test('an order tells the office in what parcels it goes, by what its goods weigh with their packaging now', async () => {
  const shop = await openTestShop()
  const [sack = 0, tin = 0] = await stock(
    shop,
    { price: '9', pieces: 9, weight: 14 },
    { price: '1', pieces: 9, weight: 1 },
  )
  const cart = [
    { id: tin, quantity: 2 },
    { id: sack, quantity: 3 },
  ]
  await sessionIn(await order(shop, cart))
  const parcels = async () =>
    ((await (await shop.callAsAdmin('GET', `/api/store/orders/${await idIn(shop)}`)).json()) as { parcels: object[] })
      .parcels
  expect(await parcels()).toEqual([
    { quantity: 1, weight: '30.75kg' },
    { quantity: 1, weight: '16.05kg' },
  ])
  await shop.callAsAdmin('PUT', `/api/admin/products/${sack}`, { body: { grossWeight: 16 } })
  expect(await parcels()).toEqual([
    { quantity: 1, weight: '18.4kg' },
    { quantity: 2, weight: '16.3kg' },
  ])
})

test('an order goes in the boxes that it was priced in, at the price of these parcels, whatever becomes of them; one from before goes in those of today', async () => {
  const shop = await openTestShop()
  const [tin = 0] = await stock(shop, { price: '1', pieces: 9, weight: 1 })
  const parcels = async (id: number) =>
    ((await (await shop.callAsAdmin('GET', `/api/store/orders/${id}`)).json()) as { parcels: object[] }).parcels
  await sessionIn(await order(shop, [{ id: tin, quantity: 1 }]))
  const box = { name: 'Mały', ownWeight: 0.12, heaviestContent: 3, length: 30, width: 20, height: 8 }
  const made = await shop.callAsAdmin('POST', '/api/admin/shipping-boxes', { body: box })
  const four = [{ id: tin, quantity: 4 }]
  // Whoever saw the price of before is shown the new one: two parcels of 2.22 kg instead of 4 kg.
  const refused = await order(shop, four, { expectedTotal: '29.99' })
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { quote: { shippingCost: '51.98', total: '55.98' } },
  ])
  const toLocker = await order(shop, four, { shippingMethod: 'inpost', pickupPoint: locker })
  expect([toLocker.status, await toLocker.json()]).toMatchObject([422, { code: 'order_too_large_for_locker' }])
  await sessionIn(await order(shop, four, { expectedTotal: '55.98' }))
  const { id } = (await made.json()) as { id: number }
  await shop.callAsAdmin('PUT', `/api/admin/shipping-boxes/${id}`, { body: { name: 'Inny', ownWeight: 0.2 } })
  const [later = 0, earlier = 0] = (
    (await (await shop.callAsAdmin('GET', '/api/admin/orders')).json()) as { id: number }[]
  ).map((one) => one.id)
  expect(await parcels(earlier)).toEqual([{ quantity: 1, weight: '1.25kg', box: 'Inny' }])
  expect(await parcels(later)).toEqual([{ quantity: 2, weight: '2.22kg', box: 'Mały' }])
  await shop.database.execute(sql`update order_lines set quantity = 5 where order_id = ${later}`)
  expect(await parcels(later)).toEqual([
    { quantity: 2, weight: '2.3kg', box: 'Inny' },
    { quantity: 1, weight: '1.25kg', box: 'Inny' },
  ])
})
