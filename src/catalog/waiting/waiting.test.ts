import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { createLog } from '../../server/log.ts'
import { catalogTexts } from '../texts.ts'
import { seedProducts } from '../seed-products.server.ts'
import { tellWaiting } from './tell-waiting.server.ts'

const soldOut = async () => {
  const shop = await openTestShop()
  await seedProducts(shop.database)
  await shop.database.execute(sql`update products set stock_quantity = 0, slug = 'sol' where id = 1`)
  return shop
}
const wait = (shop: TestShop, email: string, { lang = 'pl', slug = 'sol', ...more }: Record<string, string> = {}) =>
  shop.call('POST', `/api/store/products/${slug}/waiting?lang=${lang}`, { body: { email, ...more } })
const stock = (shop: TestShop, pieces: number) =>
  shop.callAsAdmin('PUT', '/api/admin/products/1', { body: { stockQuantity: pieces } })
const tell = async ({ database }: TestShop) => {
  await tellWaiting.perform({ database, log: createLog('silent') } as never, {}, {} as never)
  const { rows } = await database.execute<{ recipient: string }>(
    sql`select recipient from mails where kind = 'back-in-stock' order by id`,
  )
  return rows.map(({ recipient }) => recipient)
}
const counts = async (shop: TestShop) =>
  (await (await shop.callAsAdmin('GET', '/api/admin/products/waiting')).json()) as object[]

test('whoever waits gets one letter when a product is back, in their language, with the words they agreed to kept until then; no more are told in a day than there are pieces', async () => {
  const shop = await soldOut()
  const people = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']
  for (const [place, email] of people.entries())
    expect((await wait(shop, email, { lang: place === 0 ? 'de' : 'pl' })).status).toBe(204)
  expect((await wait(shop, 'A@example.com')).status).toBe(204)
  expect(await counts(shop)).toEqual([{ productId: 1, count: 4 }])
  const { rows } = await shop.database.execute(sql`select shown_text as text from stock_waits order by id limit 1`)
  expect(rows).toEqual([{ text: (await catalogTexts.load('de')).stockWait.consent }])
  expect(await tell(shop)).toEqual([])
  await stock(shop, 2)
  expect(await tell(shop)).toEqual(people.slice(0, 2))
  const { rows: letters } = await shop.database.execute(
    sql`select subject, list_role from mails where recipient = 'a@example.com'`,
  )
  expect(letters).toMatchObject([{ subject: 'Wieder da: Feines keltisches Salz', list_role: 'newsletter' }])
  // Neither the next look nor a piece that was given back is news.
  expect(await tell(shop)).toHaveLength(2)
  await stock(shop, 3)
  expect(await tell(shop)).toEqual(people.slice(0, 3))
  await shop.database.execute(sql`update stock_returns set since = now() - interval '25 hours'`)
  expect(await tell(shop)).toEqual(people)
  expect(await counts(shop)).toEqual([])
  expect((await wait(shop, 'e@example.com')).status).toBe(409)
  expect((await wait(shop, 'e@example.com', { slug: 'nie-ma' })).status).toBe(404)
})

test('a hidden product calls nobody; who unsubscribed is neither kept nor written to, and a trapped program isn’t heard', async () => {
  const shop = await soldOut()
  await wait(shop, 'ewa@example.com')
  await wait(shop, 'bot@example.com', { subject: 'x' })
  await shop.callAsAdmin('PUT', '/api/admin/products/1', { body: { stockQuantity: 5, isActive: false } })
  expect(await tell(shop)).toEqual([])
  await shop.callAsAdmin('PUT', '/api/admin/products/1', { body: { stockQuantity: 0, isActive: true } })
  await shop.database.execute(
    sql`insert into unsubscribe_links values (sha256('token'), sha256('ewa@example.com'), now())`,
  )
  await shop.call('POST', '/unsubscribe/token', { body: {} })
  expect(await counts(shop)).toEqual([])
  expect((await wait(shop, 'ewa@example.com')).status).toBe(204)
  expect(await counts(shop)).toEqual([])
  for (let place = 0; place < 16; place += 1) await wait(shop, 'ola@example.com')
  expect((await wait(shop, 'ola@example.com')).status).toBe(204)
  expect((await wait(shop, 'ola@example.com')).status).toBe(429)
  expect((await wait(shop, 'nic')).status).toBe(422)
})
