import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { problemsOfPdf } from '../../../../tests/support/pdf-ua/problems-of-pdf.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { draft, said } from '../../../../tests/support/withdrawals.ts'
import { money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { JobServices } from '../../../server/jobs/jobs.ts'
import { declareOwnWithdrawal } from '../../withdrawal/declare-withdrawal.server.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { readSlips } from './read-slips.server.ts'
import { announceDeparture } from './announce-departure.server.ts'
import type { EachOutcome } from './packing.ts'

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

/** What a job finds around it that speaks with the database alone. */
const announce = (database: Database, order: number) =>
  announceDeparture.perform({ database } as JobServices, { order }, new AbortController().signal)

const letters = async (database: Database) =>
  (await database.execute(sql`select from mails where kind = 'order-shipped'`)).rowCount

/** As if ten seconds had gone by. */
const pass = (database: Database) =>
  database.execute(sql`update orders set announce_at = announce_at - interval '10 seconds'`)

test('what a packer says has left is shipped in both states, its customer is told once, ten seconds later, and it is on the table no more', async () => {
  const { shop, place, list, send } = await openWithPacker()
  const { database } = shop
  const [first, second] = [await place(), await place()]
  expect((await list()).map(({ id }) => id)).toEqual([first, second])
  expect((await send(first, { trackingNumber: ' 6200001 ' })).status).toBe(204)
  expect((await list()).map(({ id }) => id)).toEqual([second])
  const { rows } = await database.execute(
    sql`select status, shipping_status, tracking_number from orders where id = ${first}`,
  )
  expect(rows).toEqual([{ status: 'shipped', shipping_status: 'shipped', tracking_number: '6200001' }])
  const due = sql`select start_after - created_on between interval '9 seconds' and interval '11 seconds' as is_due
    from pgboss.job where name = 'announce-departure'`
  expect((await database.execute(due)).rows).toEqual([{ is_due: true }])
  await announce(database, first)
  expect(await letters(database)).toBe(0)
  await pass(database)
  for (const _ of ['due', 'again']) await announce(database, first)
  expect(await letters(database)).toBe(1)
  expect((await shop.callAsAdmin('GET', `/api/admin/packing/${first}`)).status).toBe(409)
  const again = await send(first)
  const refusal = (await again.json()) as { code: string; message: string }
  expect([again.status, refusal.code]).toEqual([409, 'order_not_to_pack'])
  expect(refusal.message).toMatch(/już wysłane \(admin\) 20\d\d-\d\d-\d\d \d\d:\d\d, numer przesyłki 6200001\.$/)
})

test('what was sent by mistake is taken back as it was, its customer hears nothing; sent again they hear once, and then it is too late', async () => {
  const { shop, place, list, send } = await openWithPacker()
  const { database } = shop
  const id = await place()
  await database.execute(
    sql`update orders set status = 'processing', shipping_status = 'preparing', tracking_number = 'ABC'`,
  )
  const states = async () =>
    (await database.execute(sql`select status, shipping_status, tracking_number, announce_at from orders`)).rows
  const before = await states()
  const back = async () => {
    const answer = await shop.callAsAdmin('POST', '/api/admin/packing/departures/back', { body: { ids: [id] } })
    return (await answer.json()) as EachOutcome
  }
  await send(id, { trackingNumber: 'XYZ' })
  for (const _ of ['pressed', 'again']) expect(await back()).toMatchObject({ done: [{ id }], refused: [] })
  expect(await states()).toEqual(before)
  expect((await list()).map((order) => order.id)).toEqual([id])
  await announce(database, id)
  await send(id)
  await pass(database)
  await announce(database, id)
  expect(await letters(database)).toBe(1)
  expect(await back()).toMatchObject({
    done: [],
    refused: [{ id, message: expect.stringContaining('nie da się już cofnąć') }],
  })
  // The office says that it never left after all: of the second time the customer isn't told again.
  await database.execute(sql`update administrators set role = 'office'`)
  const body = { shippingStatus: 'not_shipped' }
  await shop.callAsAdmin('PUT', `/api/admin/orders/${id}/shipping-status`, { body })
  await shop.callAsAdmin('PUT', `/api/admin/orders/${id}/status`, { body: { status: 'confirmed' } })
  await send(id)
  await pass(database)
  await announce(database, id)
  expect(await letters(database)).toBe(1)
})

test('of several that are sent at once each goes with its own number, and one that is withdrawn from keeps none back and says why', async () => {
  const { shop, place, list } = await openWithPacker()
  const [first, withdrawn, third] = [await place(), await place(), await place()]
  await shop.database.execute(sql`update orders set tracking_number = 'L' || id`)
  await declareOwnWithdrawal(shop.database, withdrawn, draft, said)
  const body = { orders: [{ id: first }, { id: withdrawn }, { id: third, trackingNumber: 'T' }, { id: 4711 }] }
  const answer = await shop.callAsAdmin('POST', '/api/admin/packing/departures', { body })
  expect(await answer.json()).toMatchObject({
    done: [{ id: first }, { id: third }],
    refused: [
      { id: withdrawn, message: expect.stringContaining('klient odstąpił') },
      { id: 4711, message: expect.stringContaining('takiego zamówienia nie ma') },
    ],
  })
  const { rows } = await shop.database.execute(
    sql`select tracking_number as n from orders where status = 'shipped' order by id`,
  )
  expect([rows, await list()]).toEqual([[{ n: `L${first}` }, { n: 'T' }], []])
})

test('all slips are one PDF after a list of what to fetch: the pieces of each product together, no money, and why an order has none', async () => {
  const { shop, place, send } = await openWithPacker()
  const ids = [await place(), await place(), await place()]
  await send(ids[2] ?? 0)
  const file = orRefuse(await readSlips(shop.database, ids))
  expect(file.picked).toEqual([
    { name: 'Fleur de Sel', weight: 250, pieces: 4, orders: 2 },
    { name: 'Sól celtycka gruba', weight: 500, pieces: 2, orders: 2 },
  ])
  expect(file.without).toEqual([expect.stringMatching(/nie ma do spakowania: już wysłane \(admin\)/)])
  expect(JSON.stringify(file)).not.toMatch(/@|"\d+\.\d\d"/)
  const answer = await shop.callAsAdmin('POST', '/api/admin/packing/slips', { body: { ids } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(await problemsOfPdf(bytes)).toEqual([])
  const pdf = Buffer.from(bytes).toString('latin1')
  expect([answer.headers.get('Content-Type'), pdf.match(/\/Type \/Page\b/g)?.length]).toEqual(['application/pdf', 3])
  expect((await shop.callAsAdmin('POST', '/api/admin/packing/slips', { body: { ids: [ids[2]] } })).status).toBe(409)
})

test('a scanned code leads to its order, and says why it isn’t to be packed', async () => {
  const { shop, place, send } = await openWithPacker()
  const [id, sent] = [await place(), await place()]
  const { id: unpaid } = await placeOrder(shop.database)
  await send(sent)
  const find = (code: string) => shop.callAsAdmin('GET', `/api/admin/packing/by-code?code=${encodeURIComponent(code)}`)
  const numberOf = async (order: number) =>
    (await shop.database.execute<{ number: string }>(sql`select number from orders where id = ${order}`)).rows[0]
      ?.number ?? ''
  const number = await numberOf(id)
  for (const code of [number, number.toLowerCase(), number.slice(2), String(Number(number.slice(-6)))])
    expect(await (await find(code)).json()).toEqual({ id, orderNumber: number, reason: null })
  expect(await (await find(await numberOf(sent))).json()).toMatchObject({
    id: sent,
    reason: expect.stringContaining('już wysłane (admin)'),
  })
  expect(await (await find(await numberOf(unpaid))).json()).toMatchObject({ id: unpaid, reason: 'nie jest opłacone' })
  const unknown = await find('S-2026-999999')
  expect([unknown.status, await unknown.json()]).toMatchObject([
    404,
    { message: 'Nie ma zamówienia o\u00A0kodzie „S-2026-999999”.' },
  ])
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
