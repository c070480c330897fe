import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, expectSound, makeCode, order, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { openShopWithAnna } from '../../../tests/support/customers.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

const key = { 'Idempotency-Key': '6f1c2a34-5d2e-4b7a-9f60-1f2e3d4c5b6a' }
const ordersIn = async (shop: TestShop) =>
  (await shop.database.execute<{ count: number }>(sql`select count(*)::integer from orders`)).rows[0]?.count

test('twenty clicks at once make one order with one hold and lead to one session', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 20 })
  await makeCode(shop.database, 'RAZ', 1)
  const clicks = await Promise.all(
    Array.from({ length: 20 }, () => order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'RAZ' }, key)),
  )
  const sessions = await Promise.all(clicks.map(sessionIn))
  expect(new Set(sessions).size).toBe(1)
  expect(await ordersIn(shop)).toBe(1)
  await expectSound(shop.database, { [salt]: 20 })
})

test('without a name for the checkout, each request is an order of its own', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 20 })
  for (let click = 0; click < 2; click += 1) await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
  expect(await ordersIn(shop)).toBe(2)
})

test('two tabs that send different carts at once leave one order, as one of them has it', async () => {
  const shop = await openTestShop()
  const [salt = 0, sack = 0] = await stock(shop, { price: '10.00', pieces: 9 }, { price: '20.00', pieces: 9 })
  const carts = [[{ id: salt, quantity: 2 }], [{ id: sack, quantity: 3 }]]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, tab) => order(shop, carts[tab % 2] as object[], {}, key)),
  )
  for (const answer of answers) expect(answer.status).toBeLessThan(500)
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect(await ordersIn(shop)).toBe(1)
  const { rows: open } = await shop.database.execute(sql`select id from payments where state in ('creating', 'open')`)
  expect(open).toHaveLength(1)
  await expectSound(shop.database, { [salt]: 9, [sack]: 9 })
})

test('who pays, goes back and pays again is led to the order that is paid already', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 9 })
  const cart = [{ id: salt, quantity: 1 }]
  const session = await sessionIn(await order(shop, cart, {}, key))
  await decide(shop.database, session, 'paid')
  await stateOf(shop, session)
  const again = await order(shop, cart, {}, key)
  expect(((await again.json()) as { url: string }).url).toContain(`/checkout/success?session_id=${session}`)
  expect(await ordersIn(shop)).toBe(1)
})

test('a change while somebody pays the old session loses against the payment', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 9 })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], {}, key))
  await decide(shop.database, session, 'paid')
  const changed = await order(shop, [{ id: salt, quantity: 5 }], {}, key)
  expect([changed.status, await changed.json()]).toMatchObject([409, { code: 'checkout_paid' }])
  expect((await stateOf(shop, session)).state).toBe('paid')
  const { rows } = await shop.database.execute(sql`select status, payment_status, needs_attention from orders`)
  expect(rows).toEqual([{ status: 'confirmed', payment_status: 'paid', needs_attention: null }])
  await expectSound(shop.database, { [salt]: 9 })
})

test('a change that is refused leaves the order and its session as they were', async () => {
  const shop = await openTestShop()
  const [salt = 0, rare = 0] = await stock(shop, { price: '10.00', pieces: 9 }, { price: '10.00', pieces: 1 })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], {}, key))
  const refused = await order(shop, [{ id: rare, quantity: 2 }], {}, key)
  expect(refused.status).toBe(409)
  await expectSound(shop.database, { [salt]: 9, [rare]: 1 })
  const { rows } = await shop.database.execute(sql`select quantity, product_id from order_lines`)
  expect(rows).toEqual([{ quantity: 1, product_id: salt }])
  void session
})

test('an order of an account is nobody else’s to change, whoever knows what its checkout is called', async () => {
  const { shop, cookies } = await openShopWithAnna()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 9 })
  await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], {}, { ...key, Cookie: cookies }))
  const stranger = await order(shop, [{ id: salt, quantity: 9 }], {}, key)
  expect([stranger.status, await stranger.json()]).toMatchObject([409, { code: 'checkout_changed' }])
  const { rows } = await shop.database.execute(sql`select quantity from order_lines`)
  expect(rows).toEqual([{ quantity: 1 }])
})

test('the name of a cancelled order is free for another one', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 9 })
  const cart = [{ id: salt, quantity: 1 }]
  const first = await sessionIn(await order(shop, cart, {}, key))
  const { rows } = await shop.database.execute<{ id: number }>(sql`select id from orders`)
  const cancelled = await shop.callAsAdmin('PUT', `/api/admin/orders/${rows[0]?.id}/status`, {
    body: { status: 'cancelled' },
  })
  expect(cancelled.status).toBe(200)
  await expectSound(shop.database, { [salt]: 9 })
  const second = await sessionIn(await order(shop, cart, {}, key))
  expect(second).not.toBe(first)
  expect(await ordersIn(shop)).toBe(2)
})
