import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writePaidOrder } from '../../../tests/support/paid-orders.ts'
import { decide, expectSound, order, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { openStripeScene, openStripeShop } from '../../../tests/support/stripe-shop.ts'
import { startPayment, standingOf } from '../../../tests/support/unpaid-order.ts'

test('what is left of the demonstration does not keep real payments from being settled', async () => {
  const { shop, stripe } = await openStripeShop()
  for (let left = 0; left < 4; left += 1) await writePaidOrder(shop.database, 'open')
  const { sessionId } = await startPayment(shop.database, { payments: 'stripe', stripe: stripe.settings })
  stripe.pay(sessionId)
  await shop.callAsAdmin('POST', '/api/admin/payment-status/check')
  expect(await standingOf(shop.database, sessionId)).toMatchObject({ order: 'paid' })
})

test('a payment that nobody can tell about lets the others go first the next time', async () => {
  const { shop, stripe } = await openStripeShop()
  const { sessionId } = await startPayment(shop.database, { payments: 'stripe', stripe: stripe.settings })
  await shop.database.execute(sql`update payments set session_id = 'cs_test_gone', expires_at = now()`)
  await shop.callAsAdmin('POST', '/api/admin/payment-status/check')
  const { rows } = await shop.database.execute(sql`select checked_at is not null as "isChecked" from payments`)
  expect({ rows, sessionId }).toMatchObject({ rows: [{ isChecked: true }] })
})

test('a session that is over gives away nothing of what its order holds for a newer one', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
  const begin = () => order(shop, [{ id: salt, quantity: 1 }], {}, { 'Idempotency-Key': 'the-checkout-of-anna-nowak' })
  const first = await sessionIn(await begin())
  await shop.database.execute(sql`update payments set expires_at = now()`)
  const second = await sessionIn(await begin())
  expect((await stateOf(shop, first)).state).toBe('failed')
  const { rows } = await shop.database.execute(sql`select holds_stock from orders`)
  expect(rows).toEqual([{ holds_stock: true }])
  await decide(shop.database, second, 'paid')
  expect((await stateOf(shop, second)).state).toBe('paid')
  await expectSound(shop.database, { [salt]: 1 })
})

test('when one session of an order is paid, nobody can pay at another one any more', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const begin = () => order(shop, [{ id: salt, quantity: 1 }], {}, { 'Idempotency-Key': 'the-checkout-of-anna-nowak' })
  const first = await sessionIn(await begin())
  await decide(shop.database, first, 'paid')
  await shop.database.execute(sql`update payments set expires_at = now()`)
  await sessionIn(await begin())
  await stateOf(shop, first)
  const { rows } = await shop.database.execute(sql`select state from payments order by created_at`)
  expect(rows).toEqual([{ state: 'paid' }, { state: 'superseded' }])
  const { rows: asked } = await shop.database.execute(sql`select name from pgboss.job where name = 'close-session'`)
  expect(asked).toHaveLength(1)
})

test('money given back of which no news came is found out about within a day or so', async () => {
  const { shop, stripe, reconcile, timeTravel: letPass, orders, mails } = await openStripeScene()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const answer = (await (await order(shop, [{ id: salt, quantity: 1 }])).json()) as { url: string }
  const { rows } = await shop.database.execute<{ id: string }>(sql`select session_id as id from payments`)
  const session = rows[0]?.id ?? answer.url
  stripe.pay(session)
  await stateOf(shop, session)
  stripe.refund(session)
  await letPass(25 * 60)
  await reconcile()
  expect(await orders()).toMatchObject([{ payment_status: 'refunded' }])
  expect(await mails()).toMatchObject({ 'order-refunded': 1 })
})

test('what a provider that is gone left open is given back when its time is over', async () => {
  const { shop } = await openStripeScene()
  const { number } = await writePaidOrder(shop.database, 'open')
  await shop.database.execute(sql`update payments set expires_at = now() - interval '1 minute'`)
  await shop.callAsAdmin('POST', '/api/admin/payment-status/check')
  const { rows } = await shop.database.execute(sql`select number, holds_stock from orders`)
  expect(rows).toEqual([{ number, holds_stock: false }])
})
