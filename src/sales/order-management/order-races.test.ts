import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, expectSound, makeCode, order, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { race } from '../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { createDemoProvider } from '../payments/demo/demo-provider.server.ts'
import type { JobServices } from '../../server/jobs/jobs.ts'
import { createLog } from '../../server/log.ts'
import { reconcileOrders } from './reconciliation/reconcile-orders.server.ts'

test('cancelling while the customer puts something else into the order loses no piece', async () => {
  const shop = await openTestShop()
  const [salt = 0, sack = 0] = await stock(shop, { price: '10.00', pieces: 5 }, { price: '20.00', pieces: 5 })
  const key = { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }
  await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], {}, key))
  const [listed] = (await (await shop.callAsAdmin('GET', '/api/admin/orders')).json()) as { id: number }[]
  const path = `/api/admin/orders/${listed?.id}/status`
  const calls = [
    () => order(shop, [{ id: sack, quantity: 2 }], {}, key),
    () => shop.callAsAdmin('PUT', path, { body: { status: 'cancelled' } }),
  ]
  const hold = sql`select from products where id = ${salt} for update`
  const answers = await race(shop.database, hold, calls, { inTurn: true })
  expect(answers.map(({ status }) => status)).toEqual([201, 200])
  await expectSound(shop.database, { [salt]: 5, [sack]: 5 })
})

test('a code stays, though its order gives its use back while somebody deletes it', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  await makeCode(shop.database, 'SOL')
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'SOL' }))
  await decide(shop.database, session, 'declined')
  const calls = [
    () => shop.call('GET', `/api/store/checkout-sessions/${session}`),
    async () => shop.callAsAdmin('DELETE', await pathOfCode(shop)),
  ]
  const answers = await race(shop.database, sql`select from discount_codes for update`, calls, { inTurn: true })
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  await expectSound(shop.database, { [salt]: 5 })
  const { rows } = await shop.database.execute(sql`select used_count, holds_code_use from discount_codes, orders`)
  expect(rows).toEqual([{ used_count: 0, holds_code_use: false }])
})

test('of somebody who deletes a code and a customer who uses it for the first time, the first wins', async () => {
  for (const isDeletedFirst of [true, false]) {
    const shop = await openTestShop()
    const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
    await makeCode(shop.database, 'SOL')
    const calls = [
      async () => shop.callAsAdmin('DELETE', await pathOfCode(shop)),
      () => order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'SOL' }),
    ]
    const inTurn = isDeletedFirst ? calls : calls.toReversed()
    const hold = sql`select from discount_codes for update`
    const answers = await race(shop.database, hold, inTurn, { inTurn: true })
    expect(answers.map(({ status }) => status)).toEqual(isDeletedFirst ? [204, 422] : [201, 409])
    await expectSound(shop.database, { [salt]: 5 })
  }
})

async function pathOfCode(shop: TestShop): Promise<string> {
  const listed = (await (await shop.callAsAdmin('GET', '/api/admin/discount-codes')).json()) as { id: number }[]
  return `/api/admin/discount-codes/${listed[0]?.id}`
}

test('a payment of the last moment counts, though the customer began another one before its news came', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const begin = () => order(shop, [{ id: salt, quantity: 1 }], {}, { 'Idempotency-Key': 'the-checkout-of-anna-nowak' })
  const session = await sessionIn(await begin())
  await decide(shop.database, session, 'paid')
  await shop.database.execute(sql`update payments set expires_at = now()`)
  expect(await sessionIn(await begin())).not.toBe(session)
  expect((await stateOf(shop, session)).state).toBe('paid')
  const [listed] = (await (await shop.callAsAdmin('GET', '/api/admin/orders')).json()) as object[]
  expect(listed).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', needsAttention: null })
})

test('an order whose payment somebody has to look at keeps its goods, and nobody is asked to pay it', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
  await shop.database.execute(sql`update payments set amount_grosze = amount_grosze + 1`)
  await decide(shop.database, session, 'paid')
  await stateOf(shop, session)
  await shop.database.execute(sql`
    update orders set created_at = now() - interval '4 days', updated_at = now() - interval '3 minutes', payable_until = now()`)
  const services = { database: shop.database, payments: createDemoProvider(shop.database), log: createLog('silent') }
  await reconcileOrders.perform(services as unknown as JobServices, {}, new AbortController().signal)
  const { rows } = await shop.database.execute(sql`select status, holds_stock, needs_attention from orders`)
  expect(rows).toEqual([{ status: 'pending', holds_stock: true, needs_attention: 'amount_differs' }])
  const { rows: mails } = await shop.database.execute(sql`select kind from mails order by id`)
  expect(mails).toEqual([{ kind: 'order-attention' }, { kind: 'payment-being-checked' }])
})
