import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { mails } from '../../mail/mails.table.ts'
import type { AdminProduct } from '../product.ts'

async function openWithProduct(stockQuantity: number) {
  const shop = await openTestShop()
  const draft = { name: 'Sól drobna', description: 'Szara', price: '18.00', stockQuantity }
  const created = (await (
    await shop.callAsAdmin('POST', '/api/admin/products', { body: draft })
  ).json()) as AdminProduct
  const change = (body: object) => shop.callAsAdmin('PUT', `/api/admin/products/${created.id}`, { body })
  return { shop, change }
}

const told = async ({ database }: TestShop) => {
  const rows = await database
    .select({ subject: mails.subject, to: mails.recipient, language: mails.language })
    .from(mails)
    .orderBy(asc(mails.id))
  expect(rows.every(({ to, language }) => to === null && language === 'pl')).toBe(true)
  return rows.map(({ subject }) => subject)
}

test('the office hears once that a product runs low and once that it is sold out, and again after a restocking', async () => {
  const { shop, change } = await openWithProduct(40)
  for (const stockQuantity of [6, 5, 4, 5, 1, 0, 0]) await change({ stockQuantity })
  expect(await told(shop)).toEqual(['Kończy się: Sól drobna', 'Wyprzedane: Sól drobna'])
  for (const stockQuantity of [50, 0]) await change({ stockQuantity })
  expect(await told(shop)).toHaveLength(3)
})

test('nothing is said of what is not a fall: other fields, new stock, a product that is not in the shop', async () => {
  const { shop, change } = await openWithProduct(3)
  await change({ name: 'Sól gruba' })
  await change({ stockQuantity: 60 })
  await change({ isActive: false })
  await change({ stockQuantity: 0 })
  expect(await told(shop)).toEqual([])
})

test('a change that is refused tells nobody', async () => {
  const { shop, change } = await openWithProduct(40)
  expect((await change({ stockQuantity: 0, version: 99 })).status).toBe(409)
  expect(await told(shop)).toEqual([])
})

test('of changes at once the office hears of each fall once', async () => {
  const { shop, change } = await openWithProduct(40)
  await Promise.all(Array.from({ length: 12 }, () => change({ stockQuantity: 0 })))
  expect(await told(shop)).toEqual(['Wyprzedane: Sól drobna'])
})
