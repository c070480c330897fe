import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectSound, order, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import { race } from '../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import type { Shelf, StockMovement } from './warehouse.ts'

const read = async <Answer>(shop: TestShop, path: string) =>
  (await (await shop.callAsAdmin('GET', path)).json()) as Answer
const shelves = (shop: TestShop) => read<Shelf[]>(shop, '/api/admin/stock')
const move = (shop: TestShop, body: object) => shop.callAsAdmin('POST', '/api/admin/stock/movements', { body })
const count = (shop: TestShop, body: object) => shop.callAsAdmin('POST', '/api/admin/stock/counts', { body })

test('what comes in, comes back and is lost moves the stock, but never what is held for orders', async () => {
  const shop = await openTestShop()
  const [productId = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  await sessionIn(await order(shop, [{ id: productId, quantity: 4 }]))
  expect(await shelves(shop)).toMatchObject([{ productId, stockQuantity: 6, heldQuantity: 4, isLow: false, lots: [] }])

  const refused = await move(shop, { productId, kind: 'lost', pieces: 7 })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'stock_not_enough', message: expect.stringContaining('tylko 6 szt.') },
  ])
  expect((await move(shop, { productId, kind: 'lost', pieces: 2, reason: 'rozsypane' })).status).toBe(204)
  expect((await move(shop, { productId, kind: 'received', pieces: 20 })).status).toBe(204)
  expect((await move(shop, { productId, kind: 'returned', pieces: 1, reason: 'od pani Anny' })).status).toBe(204)
  for (const wrong of [
    { kind: 'sold', pieces: 1 },
    { kind: 'lost', pieces: 0 },
    { kind: 'received', pieces: 1.5 },
  ])
    expect((await move(shop, { productId, ...wrong })).status).toBe(422)
  expect((await move(shop, { productId: 4_711, kind: 'received', pieces: 1 })).status).toBe(404)
  expect((await move(shop, { productId, kind: 'lost', pieces: 26 })).status).toBe(422)
  expect((await move(shop, { productId, kind: 'lost', pieces: 25 })).status).toBe(204)

  const list = await read<StockMovement[]>(shop, `/api/admin/stock/movements?product=${productId}`)
  expect(list.map(({ kind, pieces, balance, reason, doneBy }) => [kind, pieces, balance, reason, doneBy])).toEqual([
    ['lost', -25, 0, null, 'admin'],
    ['returned', 1, 25, 'od pani Anny', 'admin'],
    ['received', 20, 24, null, 'admin'],
    ['lost', -2, 4, 'rozsypane', 'admin'],
    ['sold', -4, 6, null, null],
    ['opening', 10, 10, null, 'admin'],
  ])
  expect(list[4]?.orderNumber).toMatch(/^S-/)
  const { rows: noted } = await shop.database.execute(sql`
    select subject_id as id, subject_name as name, before->'stockQuantity' as before, after->'stockQuantity' as after from audit_entries
    where subject = 'product' and action = 'changed' order by audit_entries.id`)
  const changes = [
    [6, 4],
    [4, 24],
    [24, 25],
    [25, 0],
  ]
  expect(noted).toEqual(changes.map(([before, after]) => ({ id: String(productId), name: 'Sól 1', before, after })))
  expect(await read(shop, `/api/admin/stock/movements?kind=lost&month=2020-01`)).toEqual([])
  await expectSound(shop.database, {})
})

test('a count is of what lies on the shelf: the difference is the movement, and what was overtaken changes nothing', async () => {
  const shop = await openTestShop()
  const [productId = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  await sessionIn(await order(shop, [{ id: productId, quantity: 4 }]))
  expect((await count(shop, { productId, counted: 9, expected: 10 })).status).toBe(204)
  expect((await count(shop, { productId, counted: 9, expected: 9 })).status).toBe(204)
  const overtaken = await count(shop, { productId, counted: 9, expected: 10 })
  expect([overtaken.status, await overtaken.json()]).toMatchObject([409, { code: 'stock_changed_meanwhile' }])
  expect((await count(shop, { productId, counted: 3, expected: 9 })).status).toBe(422)
  expect((await count(shop, { productId: 4_711, counted: 9, expected: 9 })).status).toBe(404)
  expect(await shelves(shop)).toMatchObject([{ stockQuantity: 5, heldQuantity: 4 }])
  const list = await read<StockMovement[]>(shop, '/api/admin/stock/movements?kind=counted')
  expect(list.map(({ pieces, balance }) => [pieces, balance])).toEqual([
    [0, 5],
    [-1, 5],
  ])
})

test('of two who count the same at once one is noted, and the other reads that it has changed', async () => {
  const shop = await openTestShop()
  const [productId = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  await count(shop, { productId, counted: 10, expected: 10 })
  const answers = await race(shop.database, sql`select from products where id = ${productId} for update`, [
    () => count(shop, { productId, counted: 8, expected: 10 }),
    () => count(shop, { productId, counted: 7, expected: 10 }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  await expectSound(shop.database, {})
})

test('the tables for spreadsheets have each movement, and each month of each product, deleted ones by their name', async () => {
  const shop = await openTestShop()
  const [productId = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  await sessionIn(await order(shop, [{ id: productId, quantity: 4 }]))
  await move(shop, { productId, kind: 'lost', pieces: 2, reason: '=1+1' })
  await shop.callAsAdmin('DELETE', `/api/admin/products/${productId}`)
  const table = async (path: string) =>
    (await (await shop.callAsAdmin('GET', path)).text()).replace(/^\uFEFF/, '').split('\r\n')
  const [heads, ...rows] = await table('/api/admin/stock/movements/export')
  expect(heads).toBe('Kiedy;Produkt;Ruch;Przybyło;Ubyło;Stan po;Partia;Zamówienie;Powód;Kto')
  expect(rows.map((row) => row.split(';').slice(1, 6).join(';'))).toEqual([
    'Sól 1;Usunięty produkt;;4;0',
    'Sól 1;Strata;;2;4',
    'Sól 1;Sprzedaż;;4;6',
    'Sól 1;Stan początkowy;10;;10',
    '',
  ])
  expect(rows[1]).toContain("'=1+1")
  const [, month] = await table('/api/admin/stock/months/export')
  expect(month).toMatch(/^20\d\d-\d\d;Sól 1;10;0;0;0;4;2;0;4;0$/)
})
