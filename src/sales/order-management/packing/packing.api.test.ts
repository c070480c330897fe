import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { draft, said } from '../../../../tests/support/withdrawals.ts'
import { money } from '../../../kernel/money.ts'
import { declareOwnWithdrawal } from '../../withdrawal/declare-withdrawal.server.ts'

/** A shop with a packer who is signed in, and a paid order. */
async function openWithPacker() {
  const shop = await openTestShop()
  await shop.database.execute(sql`update administrators set role = 'packer'`)
  const place = async () => {
    const { id } = await placeOrder(shop.database, paid)
    await attemptPayment(shop.database, id, { state: 'paid', amount: money(8769) })
    return id
  }
  const list = async () => (await (await shop.callAsAdmin('GET', '/api/admin/packing')).json()) as { id: number }[]
  const send = (id: number, body: object = {}) => shop.callAsAdmin('PUT', `/api/admin/packing/${id}`, { body })
  return { shop, place, list, send }
}

const allKeys = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...allKeys(inner)])

test('a packer sees what goes into a parcel and where it goes, and no money and no e-mail address anywhere', async () => {
  const { shop, place, list } = await openWithPacker()
  const id = await place()
  await placeOrder(shop.database)
  const listed = await list()
  const slip = await (await shop.callAsAdmin('GET', `/api/admin/packing/${id}`)).json()
  expect(listed).toMatchObject([{ id, customerName: expect.any(String), items: [{ quantity: 1 }, { quantity: 2 }] }])
  expect(Object.keys(listed[0] ?? {})).not.toContain('shippingAddress')
  expect(slip).toMatchObject({ id, shippingAddress: { city: expect.any(String) }, customerPhone: expect.any(String) })
  expect(JSON.stringify([listed, slip])).not.toMatch(/@|"\d+\.\d\d"/)
  for (const key of [...allKeys(listed), ...allKeys(slip)])
    expect(key).not.toMatch(/amount|price|total|cost|vat|email|payment|refund|stripe|tax|document/i)
})

test('what a packer says has left is shipped, its customer is told once, and it is on the table no more', async () => {
  const { shop, place, list, send } = await openWithPacker()
  const [first, second] = [await place(), await place()]
  expect((await list()).map(({ id }) => id)).toEqual([first, second])
  expect((await send(first, { trackingNumber: ' 6200001 ' })).status).toBe(204)
  expect((await list()).map(({ id }) => id)).toEqual([second])
  const { rows } = await shop.database.execute(sql`
    select shipping_status, tracking_number, (select count(*)::int from mails where kind like '%shipp%') as letters
    from orders where id = ${first}`)
  expect(rows).toEqual([{ shipping_status: 'shipped', tracking_number: '6200001', letters: 1 }])
  expect((await shop.callAsAdmin('GET', `/api/admin/packing/${first}`)).status).toBe(409)
  const again = await send(first)
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'order_not_to_pack' }])
})

test('a packer can’t send what is unpaid, withdrawn from, or changed since it was seen, nor open it', async () => {
  const { shop, place, send } = await openWithPacker()
  const { id: unpaid } = await placeOrder(shop.database)
  const withdrawn = await place()
  await declareOwnWithdrawal(shop.database, withdrawn, draft, said)
  for (const id of [unpaid, withdrawn, 4_711]) {
    expect((await send(id)).status).toBe(409)
    expect((await shop.callAsAdmin('GET', `/api/admin/packing/${id}`)).status).toBe(409)
  }
  expect((await send(await place(), { version: 99 })).status).toBe(409)
  expect((await shop.database.execute(sql`select from orders where shipping_status = 'shipped'`)).rowCount).toBe(0)
})

test('a parcel that two send at once leaves once', async () => {
  const { shop, place, send } = await openWithPacker()
  const id = await place()
  const answers = await race(shop.database, sql`select from orders where id = ${id} for update`, [
    () => send(id, { trackingNumber: '1' }),
    () => send(id, { trackingNumber: '2' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
})
