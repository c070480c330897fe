import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

const refused = async (answer: Response) => [answer.status, await answer.json()] as const
const setLargest = (shop: TestShop, id: number, maxPerOrder: number | null) =>
  shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { maxPerOrder } })

test('of a product no more goes into one order than its largest quantity, and the refusal names both', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1_000 })
  const cart = (quantity: number) => [{ id: salt, quantity }]
  expect(await refused(await order(shop, cart(51)))).toMatchObject([
    422,
    {
      code: 'over_product_limit',
      message: 'Sól 1: w\u00A0jednym zamówieniu najwyżej 50\u00A0szt. Potrzebujesz więcej? Napisz do nas.',
      lines: [{ id: salt, most: 50 }],
    },
  ])
  expect((await setLargest(shop, salt, 3)).status).toBe(200)
  expect((await order(shop, cart(3))).status).toBe(201)
  // In two lines it is as much as in one.
  expect(await refused(await order(shop, [...cart(2), ...cart(2)], {}, { 'Accept-Language': 'en' }))).toMatchObject([
    422,
    { message: 'Sól 1: at most 3 per order. Need more? Write to us.', lines: [{ id: salt, most: 3 }] },
  ])
  expect((await setLargest(shop, salt, null)).status).toBe(200)
  expect((await order(shop, cart(50))).status).toBe(201)
})

test('of all products together no more goes into one order than fits', async () => {
  const shop = await openTestShop()
  const ids = await stock(shop, ...Array.from({ length: 5 }, () => ({ price: '10.00', pieces: 100 })))
  const cart = (last: number) => ids.map((id, place) => ({ id, quantity: place === 4 ? last : 45 }))
  expect(await refused(await order(shop, cart(21)))).toMatchObject([422, { code: 'over_order_limit', most: 200 }])
  expect((await order(shop, cart(20))).status).toBe(201)
})

test('what is sold out is said first: it can’t be had whatever the largest quantity is', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 60 })
  expect(await refused(await order(shop, [{ id: salt, quantity: 61 }]))).toMatchObject([
    409,
    { code: 'sold_out', lines: [{ id: salt, available: 60 }] },
  ])
})

test('an order that was made before its largest quantity fell is paid as it was made', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 60 })
  const key = { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 5 }], {}, key))
  await setLargest(shop, salt, 2)
  expect(await sessionIn(await order(shop, [{ id: salt, quantity: 5 }], {}, key))).toBe(session)
})

test('a largest quantity is a whole number that an order can hold, and is written into the trail', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 60 })
  for (const wrong of [0, -1, 1.5, 201, '5'])
    expect((await setLargest(shop, salt, wrong as number)).status, String(wrong)).toBe(422)
  expect(await (await setLargest(shop, salt, 7)).json()).toMatchObject({ maxPerOrder: 7 })
  const { rows } = await shop.database.execute(
    sql`select before->'maxPerOrder' as before, after->'maxPerOrder' as after from audit_entries where action = 'changed'`,
  )
  expect(rows).toEqual([{ before: null, after: 7 }])
  const [product] = (await (await shop.call('GET', '/api/store/products')).json()) as object[]
  expect(product).toMatchObject({ maxPerOrder: 7 })
})
