import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/backups.ts'
import { decide, expectSound, order, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { migrate, migrations } from '../../server/database/migrate.ts'

const movementsOf = async ({ database }: TestShop, id: number) =>
  (
    await database.execute(sql`
      select kind, pieces, balance, orders.number is not null as "isOfOrder", reason, done_by as by
      from stock_movements left join orders on orders.id = order_id
      where product_id = ${id} order by stock_movements.id`)
  ).rows

const moved = (kind: string, pieces: number, balance: number, more: object = {}) => ({
  kind,
  pieces,
  balance,
  isOfOrder: false,
  reason: null,
  by: null,
  ...more,
})

test('each way in which stock moves leaves a movement with its reason, and the movements add up to the stock', async () => {
  const shop = await openTestShop()
  const [id = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  const change = (body: object) => shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })

  const session = await sessionIn(await order(shop, [{ id, quantity: 3 }]))
  await decide(shop.database, session, 'declined')
  expect((await stateOf(shop, session)).state).toBe('failed')
  const checkout = randomUUID()
  await sessionIn(await order(shop, [{ id, quantity: 2 }], {}, { 'Idempotency-Key': checkout }))
  await sessionIn(await order(shop, [{ id, quantity: 5 }], {}, { 'Idempotency-Key': checkout }))
  await change({ stockQuantity: 20 })
  expect((await change({ stockQuantity: 30, version: 99 })).status).toBe(409)
  await change({ name: 'Sól gruba' })
  await shop.database.execute(sql`update products set stock_quantity = 19 where id = ${id}`)
  await expectSound(shop.database, {})
  expect((await shop.callAsAdmin('DELETE', `/api/admin/products/${id}`)).status).toBe(204)

  expect(await movementsOf(shop, id)).toEqual([
    moved('opening', 10, 10, { by: 'admin' }),
    moved('sold', -3, 7, { isOfOrder: true }),
    moved('given_back', 3, 10, { isOfOrder: true }),
    moved('sold', -2, 8, { isOfOrder: true }),
    moved('sold', -3, 5, { isOfOrder: true }),
    moved('corrected', 15, 20, { by: 'admin' }),
    moved('corrected', -1, 19),
    moved('removed', -19, 0, { by: 'admin', reason: 'Sól gruba' }),
  ])
})

test('of changes at once each movement begins where the one before ended; without the trigger the test would see it', async () => {
  const shop = await openTestShop({ trustProxy: true })
  const ids = await stock(shop, ...Array.from({ length: 2 }, () => ({ price: '10.00', pieces: 12 })))
  const rush = () =>
    Promise.all(
      Array.from({ length: 12 }, (_, buyer) => {
        const from = { 'X-Forwarded-For': `10.3.0.${buyer}` }
        const cart = (buyer % 2 === 0 ? ids : ids.toReversed()).map((id) => ({ id, quantity: 1 }))
        return order(shop, cart, {}, from)
      }),
    )
  await rush()
  await expectSound(shop.database, Object.fromEntries(ids.map((id) => [id, 12])))
  const { rows: gaps } = await shop.database.execute(sql`
    select id from (
      select id, balance - pieces as began, lag(balance, 1, 0) over (partition by product_id order by id) as before from stock_movements
    ) as movement where began <> before`)
  expect(gaps).toEqual([])

  await shop.database.execute(sql`alter table products disable trigger note_moved_stock`)
  await shop.database.execute(sql`update products set stock_quantity = 5`)
  await expect(expectSound(shop.database, {})).rejects.toThrow('to deeply equal')
})

test('nobody can change or delete what has moved; a reason can be taken away', async () => {
  const shop = await openTestShop()
  await stock(shop, { price: '10.00', pieces: 10 })
  for (const attempt of [
    sql`update stock_movements set pieces = 9`,
    sql`update stock_movements set pieces = 9, reason = null`,
    sql`update stock_movements set reason = 'inny'`,
    sql`delete from stock_movements`,
    sql`truncate stock_movements`,
  ])
    await expect(shop.database.execute(attempt)).rejects.toMatchObject({ cause: { code: '23001' } })
  expect((await shop.database.execute(sql`update stock_movements set reason = null`)).rowCount).toBe(1)
})

test(
  'what a shop had before movements were written is its first movement',
  onlyForRelease('no migration changes after its release'),
  async () => {
    const { url, pool } = await openTestDatabase(migrations.filter(({ name }) => name < '0058'))
    await pool.query(`insert into products (slug, name, description, price_grosze, stock_quantity) values
    ('sol', 'Sól', 'Szara', 100, 17), ('brak', 'Brak', 'Szara', 100, 0)`)
    await migrate(url)
    const { rows } = await pool.query('select kind, pieces, balance from stock_movements')
    expect(rows).toEqual([{ kind: 'opening', pieces: 17, balance: 17 }])
  },
)
