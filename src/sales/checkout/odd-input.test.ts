import { expect, test } from 'vitest'
import { locker, makeCode, order, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop } from '../../../tests/support/shop.ts'

const unkeepable = ['A\0b', 'A\ud800b']

test('what is written around a pickup point is kept as far as it can be', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  for (const odd of unkeepable) {
    for (const said of [{ opening_hours: odd }, { payment_point_descr: odd }, { address: { line1: odd } }]) {
      const pickupPoint = { ...locker, ...said }
      const answer = await order(shop, [{ id: salt, quantity: 1 }], { shippingMethod: 'inpost', pickupPoint })
      expect(answer.status).toBe(201)
    }
  }
  const path = `/api/admin/orders/1/shipping-status`
  const body = { shippingStatus: 'preparing', trackingNumber: 'A\ud800b' }
  expect((await shop.callAsAdmin('PUT', path, { body })).status).toBe(200)
})

test('a product of a number that none has is refused', async () => {
  const shop = await openTestShop()
  for (const id of [2 ** 31, Number.MAX_SAFE_INTEGER])
    expect((await order(shop, [{ id, quantity: 1 }])).status).toBe(422)
})

test('an order that is too large is refused, whatever its code takes off', async () => {
  const shop = await openTestShop()
  const [gold = 0] = await stock(shop, { price: '1000000.00', pieces: 999 })
  await makeCode(shop.database, 'GRATIS', null, 10_000)
  const answer = await order(shop, [{ id: gold, quantity: 2 }], { discountCode: 'GRATIS' })
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'order_too_large' }])
  // With what it costs to send it, to the grosz.
  const [most = 0, more = 0] = await stock(shop, { price: '999984.00', pieces: 1 }, { price: '999984.01', pieces: 1 })
  const statuses = []
  for (const id of [most, more]) statuses.push((await order(shop, [{ id, quantity: 1 }])).status)
  expect(statuses).toEqual([201, 422])
})
