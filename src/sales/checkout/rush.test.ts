import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { amount } from '../../../tests/support/release.ts'
import { leaveOutOfSql } from '../../../tests/support/changed-sql.ts'
import { expectSound, makeCode, order, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

/** Three for each piece; more only wait longer. */
const buyers = amount(300, 1_000)
const shelves = 4
const pieces = 25

/** Every other buyer wants two products, in either order, so that those who hold one want the other. */
function cartOf(buyer: number, ids: number[]): { id: number; quantity: number }[] {
  const [one, other] = [buyer % shelves, Math.floor(buyer / shelves) % shelves]
  const wanted = buyer % 2 === 0 || one === other ? [one] : [one, other]
  return wanted.map((shelf) => ({ id: ids[shelf] as number, quantity: 1 }))
}

async function rush(shop: TestShop, ids: number[]): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      const from = { 'X-Forwarded-For': `10.1.${buyer >> 8}.${buyer & 255}` }
      const answer = await order(shop, cartOf(buyer, ids), {}, from)
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  return answers
}

const putOut = (ids: number[]) => Object.fromEntries(ids.map((id) => [id, pieces]))
const soldIn = async (shop: TestShop) =>
  (
    await shop.database.execute<{ sold: number }>(
      sql`select coalesce(sum(quantity), 0)::integer as sold from order_lines`,
    )
  ).rows[0]?.sold

const openShelves = async () => {
  const shop = await openTestShop({ trustProxy: true })
  const ids = await stock(shop, ...Array.from({ length: shelves }, () => ({ price: '10.00', pieces })))
  return { shop, ids }
}

test(`${buyers} buyers at once for the last hundred pieces get exactly those, and nobody meets an error`, async () => {
  const { shop, ids } = await openShelves()
  const statuses = await rush(shop, ids)
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  expect(await soldIn(shop)).toBe(shelves * pieces)
  await expectSound(shop.database, putOut(ids))
})

test('the same rush sells more than there is when nobody waits for whoever looks at the shelf', async () => {
  const { shop, ids } = await openShelves()
  await shop.database.execute(sql`alter table products drop constraint products_stock_quantity_check`)
  leaveOutOfSql(' for no key update of "products"')
  await rush(shop, ids)
  expect(await soldIn(shop)).toBeGreaterThan(shelves * pieces)
})

test('of two hundred who order different things at once with a code that has one use left, one gets it', async () => {
  const shop = await openTestShop({ trustProxy: true })
  // Nobody waits for the other's product: they meet at the code.
  const ids = await stock(shop, ...Array.from({ length: 20 }, () => ({ price: '10.00', pieces: 50 })))
  await makeCode(shop.database, 'OSTATNI', 1)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) =>
      order(
        shop,
        [{ id: ids[buyer % 20], quantity: 1 }],
        { discountCode: 'OSTATNI' },
        { 'X-Forwarded-For': `10.2.0.${buyer}` },
      ),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(199)
  await expectSound(shop.database, Object.fromEntries(ids.map((id) => [id, 50])))
})
