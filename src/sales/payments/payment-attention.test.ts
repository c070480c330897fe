import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, order, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { openStripeScene } from '../../../tests/support/stripe-shop.ts'

async function openWithSession() {
  const scene = await openStripeScene()
  const [salt = 0] = await stock(scene.shop, { price: '10.00', pieces: 9 })
  const session = await sessionIn(await order(scene.shop, [{ id: salt, quantity: 1 }]))
  const looks = () => scene.stripe.calls.filter(({ method, path }) => method === 'GET' && path.includes('/sessions/'))
  return { ...scene, session, looks }
}

test('however many look at a payment at once, its provider is asked once in a while, and all get an answer', async () => {
  const { shop, stripe, session, looks } = await openWithSession()
  stripe.pay(session)
  const answers = await Promise.all(Array.from({ length: 30 }, () => stateOf(shop, session)))
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['paid']))
  expect(looks()).toHaveLength(1)
})

test('who looks, pays and looks again is told so', async () => {
  const { shop, stripe, session, looks } = await openWithSession()
  expect((await stateOf(shop, session)).state).toBe('waiting')
  stripe.pay(session)
  expect((await stateOf(shop, session)).state).toBe('paid')
  expect(looks()).toHaveLength(2)
  // It is known by now.
  expect((await stateOf(shop, session)).state).toBe('paid')
  expect(looks()).toHaveLength(2)
})

test('a session that we never made is nothing to ask a provider for', async () => {
  const { shop, looks } = await openWithSession()
  expect(await stateOf(shop, 'cs_test_of_somebody_else')).toEqual({ state: 'unknown', orderNumber: null })
  expect(looks()).toEqual([])
})

test('one address looks a thousand times a minute, another goes on', async () => {
  const shop = await openTestShop({ trustProxy: true })
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 9 })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
  await decide(shop.database, session, 'paid')
  const look = (from: string) =>
    shop.call('GET', `/api/store/checkout-sessions/${session}`, { headers: { 'X-Forwarded-For': from } })
  expect((await look('203.0.113.7')).status).toBe(200)
  await shop.database.execute(sql`update attempts set count = 999 where subject = 'paymentLooks 203.0.113.7'`)
  expect([(await look('203.0.113.7')).status, (await look('203.0.113.7')).status]).toEqual([200, 429])
  expect((await look('203.0.113.8')).status).toBe(200)
})
