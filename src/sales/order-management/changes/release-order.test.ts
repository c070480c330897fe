import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, expectSound, order, sessionIn, stateOf, stock } from '../../../../tests/support/checkouts.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import type { OrderRecord } from '../order-details.ts'

const key = { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }

async function outcomeOf(answer: Promise<Response>) {
  const told = (await (await answer).json()) as OrderRecord & { code?: string }
  return told.code ?? [told.status, told.paymentStatus, told.holdsStock, told.events.at(-1)?.kind]
}

async function openWithOrder(pieces = 5) {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces })
  const buy = () => order(shop, [{ id: salt, quantity: 3 }], {}, key)
  const release = (id = 1) => outcomeOf(shop.callAsAdmin('POST', `/api/admin/orders/${id}/release`))
  return { shop, salt, buy, release, session: await sessionIn(await buy()) }
}

test('what an unpaid order holds is for sale again at once, and its customer can come back to pay while it is there', async () => {
  const { shop, salt, buy, release, session } = await openWithOrder()
  expect(await release()).toEqual(['pending', 'pending', false, 'released'])
  await expectSound(shop.database, { [salt]: 5 })
  expect((await stateOf(shop, session)).state).toBe('failed')
  expect(await release()).toBe('order_holds_nothing')
  const again = await sessionIn(await buy())
  expect(again).not.toBe(session)
  await decide(shop.database, again, 'paid')
  expect((await stateOf(shop, again)).state).toBe('paid')
  expect(await release()).toBe('order_holds_nothing')
  expect(await release(999)).toBe('order_not_found')
  await expectSound(shop.database, { [salt]: 5 })
})

test('who has paid before the office pressed the button keeps what they paid for', async () => {
  const { shop, release, session } = await openWithOrder()
  await decide(shop.database, session, 'paid')
  expect(await release()).toBe('order_holds_nothing')
  expect((await stateOf(shop, session)).state).toBe('paid')
})

test('whose order the office is at work on can go on paying: a refusal closes no session', async () => {
  const { shop, release, session } = await openWithOrder()
  await shop.callAsAdmin('PUT', '/api/admin/orders/1/status', { body: { status: 'processing' } })
  expect(await release()).toBe('order_holds_nothing')
  const { rows } = await shop.database.execute(sql`select session_id, state from payments`)
  expect(rows).toEqual([{ session_id: session, state: 'open' }])
})
