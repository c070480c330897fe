import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, expectSound, makeCode, order, sessionIn, stock } from '../../tests/support/checkouts.ts'
import { meetAt } from '../../tests/support/meeting.ts'
import { openTestShop } from '../../tests/support/shop.ts'

test('cancelling while the customer puts something else into the order loses no piece', async () => {
  const shop = await openTestShop()
  const [salt = 0, sack = 0] = await stock(shop, { price: '10.00', pieces: 5 }, { price: '20.00', pieces: 5 })
  const key = { 'Idempotency-Key': 'checkout-1' }
  await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], {}, key))
  const [listed] = (await (await shop.callAsAdmin('GET', '/api/admin/orders')).json()) as { id: number }[]
  const path = `/api/admin/orders/${listed?.id}/status`
  const calls = [
    () => order(shop, [{ id: sack, quantity: 2 }], {}, key),
    () => shop.callAsAdmin('PUT', path, { body: { status: 'cancelled' } }),
  ]
  const hold = sql`select from products where id = ${salt} for update`
  const answers = await meetAt(shop.database, hold, calls, { inTurn: true })
  expect(answers.map(({ status }) => status)).toEqual([201, 200])
  await expectSound(shop.database, { [salt]: 5, [sack]: 5 })
})

test('deleting a code while its order gives a use back stops neither', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  await makeCode(shop.database, 'SOL')
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'SOL' }))
  await decide(shop.database, session, 'declined')
  const [code] = (await (await shop.callAsAdmin('GET', '/api/admin/discount-codes')).json()) as { id: number }[]
  const calls = [
    () => shop.callAsAdmin('DELETE', `/api/admin/discount-codes/${code?.id}`),
    () => shop.call('GET', `/api/store/checkout-sessions/${session}`),
  ]
  const answers = await meetAt(shop.database, sql`select from orders for update`, calls, { inTurn: true })
  expect(answers.map(({ status }) => status)).toEqual([204, 200])
  await expectSound(shop.database, { [salt]: 5 })
})
