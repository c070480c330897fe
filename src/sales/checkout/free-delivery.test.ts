import { expect, test } from 'vitest'
import { makeCode, order, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop } from '../../../tests/support/shop.ts'

test('what is worth enough after its discount is sent for nothing, and whoever saw another price is shown the new one', async () => {
  const shop = await openTestShop()
  const rate = { minWeight: 0, cost: '15.99', freeFrom: '20', daysFrom: 1, daysTo: 2 }
  const path = '/api/admin/shipping-rates'
  const created = await shop.callAsAdmin('POST', path, { body: rate })
  expect(await created.json()).toMatchObject({ freeFrom: '20.00', daysFrom: 1, daysTo: 2 })
  expect(await (await shop.call('GET', path)).json()).toMatchObject([{ freeFrom: '20.00', daysFrom: 1, daysTo: 2 }])
  for (const wrong of [{ daysTo: null }, { daysFrom: 3 }]) {
    const refused = await shop.callAsAdmin('PUT', `${path}/1`, { body: wrong })
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { daysTo: expect.any(String) } }])
  }

  const [tin = 0] = await stock(shop, { price: '10', pieces: 9, weight: 1 })
  await makeCode(shop.database, 'SOL')
  const quoteOf = async (quantity: number, more: object = {}) => {
    const answer = await order(shop, [{ id: tin, quantity }], { expectedTotal: '1', ...more })
    expect(answer.status).toBe(409)
    return ((await answer.json()) as { quote: object }).quote
  }
  expect(await quoteOf(1)).toMatchObject({ shippingCost: '15.99', total: '25.99' })
  expect(await quoteOf(2)).toMatchObject({ shippingCost: '0.00', total: '20.00' })
  expect(await quoteOf(2, { discountCode: 'SOL' })).toMatchObject({ shippingCost: '15.99' })
  expect((await order(shop, [{ id: tin, quantity: 2 }], { expectedTotal: '20' })).status).toBe(201)
  const { rows } = await shop.database.execute('select days_from, days_to from orders')
  expect(rows).toEqual([{ days_from: 1, days_to: 2 }])
})
