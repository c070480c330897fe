import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { race } from '../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { seedProducts } from './seed-products.server.ts'
import type { AdminProduct, ProductOnSale } from './product.ts'

const path = '/api/admin/products/order'
const list = async (shop: TestShop) =>
  (await (await shop.callAsAdmin('GET', '/api/admin/products')).json()) as AdminProduct[]
const inOrder = (products: AdminProduct[], places: number[]) => ({
  order: places.map((place) => {
    const { id, version } = products[place] as AdminProduct
    return { id, version }
  }),
})
const onShelf = async (shop: TestShop) =>
  ((await (await shop.call('GET', '/api/store/products')).json()) as ProductOnSale[]).map(({ id }) => id)

test('one call puts the shelf into another order and the way back restores every figure, in two entries of the log', async () => {
  const shop = await openTestShop()
  await seedProducts(shop.database)
  // Gaps stay what they are.
  await shop.database.execute(sql`update products set sort_order = sort_order * 10`)
  const before = await list(shop)
  const ids = before.map(({ id }) => id)
  const moved = await shop.callAsAdmin('PUT', path, { body: inOrder(before, [5, 0, 1, 2, 3, 4]) })
  const after = (await moved.json()) as AdminProduct[]
  expect(after.map(({ id, sortOrder }) => [id, sortOrder])).toEqual(
    [5, 0, 1, 2, 3, 4].map((place, index) => [ids[place], before[index]?.sortOrder]),
  )
  expect(await onShelf(shop)).toEqual(after.map(({ id }) => id))
  const back = await shop.callAsAdmin('PUT', path, { body: inOrder(after, [1, 2, 3, 4, 5, 0]) })
  expect(((await back.json()) as AdminProduct[]).map(({ id, sortOrder }) => [id, sortOrder])).toEqual(
    before.map(({ id, sortOrder }) => [id, sortOrder]),
  )
  const { rows } = await shop.database.execute(sql`select action from audit_entries where subject = 'product'`)
  expect(rows).toHaveLength(2)
})

test('of two orders made from the same list one holds and the other is refused, as is one of a list that has changed', async () => {
  const shop = await openTestShop()
  await seedProducts(shop.database)
  await shop.database.execute(sql`update products set sort_order = 0`)
  const before = await list(shop)
  const orders = [
    [1, 0, 2, 3, 4, 5],
    [2, 1, 0, 3, 4, 5],
  ]
  const hold = sql`select from products where id = 1 for update`
  const answers = await race(
    shop.database,
    hold,
    orders.map((places) => () => shop.callAsAdmin('PUT', path, { body: inOrder(before, places) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const now = await list(shop)
  // Products of one place had none of their own: now they count from one.
  expect(now.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6])
  for (const places of [
    [0, 1, 2, 3, 4],
    [0, 0, 1, 2, 3, 4],
  ])
    expect((await shop.callAsAdmin('PUT', path, { body: inOrder(now, places) })).status).toBe(409)
  expect(await list(shop)).toEqual(now)
})
