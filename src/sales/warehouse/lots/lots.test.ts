import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { suppress } from '../../../../tests/support/suppressed.ts'
import { stock } from '../../../../tests/support/checkouts.ts'
import { money } from '../../../kernel/money.ts'
import { moveByCarrier } from '../../order-management/changes/change-shipping.server.ts'
import type { Shelf } from '../warehouse.ts'
import { firstToGo } from './first-to-go.ts'
import type { LotChoice, LotInList, LotRecord } from './lot.ts'

test('pieces are taken of the lots as they come, and what no lot has is of none', () => {
  const lots = [
    { id: 1, left: 2 },
    { id: 2, left: -1 },
    { id: 3, left: 5 },
  ]
  expect(firstToGo(lots, 4)).toEqual([
    { lotId: 1, pieces: 2 },
    { lotId: 3, pieces: 2 },
  ])
  expect(firstToGo(lots, 9).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(7)
  expect(firstToGo([], 3)).toEqual([])
})

/** A shop with a product in two lots, of which the second is to be used first, and paid orders of it. */
async function openWithLots() {
  const shop = await openTestShop()
  const [productId = 0] = await stock(shop, { price: '10.00', pieces: 0 })
  const receive = (number: string, pieces: number, bestBefore: string, ofProduct = productId) =>
    shop.callAsAdmin('POST', '/api/admin/stock/movements', {
      body: { productId: ofProduct, kind: 'received', pieces, lot: { number, bestBefore, note: '' } },
    })
  const place = async (quantity: number, more: object = {}) => {
    const { id, number } = await placeOrder(shop.database, { ...paid, lines: [{ productId, quantity }], ...more })
    await attemptPayment(shop.database, id, { state: 'paid', amount: money(100) })
    return { id, number }
  }
  const read = async <Answer>(path: string) => (await (await shop.callAsAdmin('GET', path)).json()) as Answer
  const lotsIn = async (id: number) =>
    (await read<{ lots?: { number: string; pieces: number }[] }>(`/api/store/orders/${id}`)).lots?.map(
      ({ number, pieces }) => `${number} × ${pieces}`,
    )
  const send = (id: number) => shop.callAsAdmin('PUT', `/api/admin/packing/${id}`, { body: {} })
  const choose = (id: number, lots: object[]) =>
    shop.callAsAdmin('PUT', `/api/admin/packing/${id}/lots`, { body: { lots } })
  const left = async () =>
    Object.fromEntries((await read<LotInList[]>('/api/admin/lots')).map((lot) => [lot.number, lot.left]))
  return { shop, productId, receive, place, read, lotsIn, send, choose, left }
}

test('without any lot nothing of lots is told', async () => {
  const { place, lotsIn, send, read, shop } = await openWithLots()
  const { id } = await place(2)
  expect(JSON.stringify(await read('/api/admin/packing'))).not.toContain('lots')
  expect((await send(id)).status).toBe(204)
  expect(await lotsIn(id)).toBeUndefined()
  expect((await shop.database.execute(sql`select from order_lots`)).rowCount).toBe(0)
})

test('a parcel takes what is to be used first, also where the carrier says that it left, unless its packer took another lot; what goes back or is taken back is left again', async () => {
  const { receive, place, lotsIn, send, choose, left, read, shop } = await openWithLots()
  const earlier = await place(1)
  await send(earlier.id)
  await receive('L-1', 10, '2028-01-01')
  await receive('L-2', 3, '2027-01-01')
  await receive('L-1', 5, '')
  expect(await lotsIn(earlier.id)).toBeUndefined()
  const [first, second, third] = [await place(2), await place(4), await place(1)]
  expect([await lotsIn(first.id), await lotsIn(second.id)]).toEqual([['L-2 × 2'], ['L-2 × 3', 'L-1 × 1']])
  await send(first.id)
  expect(await lotsIn(second.id)).toEqual(['L-2 × 1', 'L-1 × 3'])
  await shop.callAsAdmin('POST', '/api/admin/packing/departures/back', { body: { ids: [first.id] } })
  expect(await left()).toEqual({ 'L-1': 15, 'L-2': 3 })
  await send(first.id)

  const [choice] = await read<LotChoice[]>(`/api/admin/packing/${second.id}/lots`)
  expect(choice).toMatchObject({
    quantity: 4,
    lots: [
      { number: 'L-2', bestBefore: '2027-01-01', left: 1, pieces: 1 },
      { number: 'L-1', bestBefore: '2028-01-01', left: 15, pieces: 3 },
    ],
  })
  const idOf = (number: string) => choice?.lots.find((lot) => lot.number === number)?.lotId ?? 0
  expect((await choose(second.id, [{ lotId: idOf('L-1'), pieces: 5 }])).status).toBe(422)
  expect((await choose(second.id, [{ lotId: 4_711, pieces: 1 }])).status).toBe(422)
  const two = { lotId: idOf('L-1'), pieces: 2 }
  expect((await choose(second.id, [two, two])).status).toBe(422)
  expect((await choose(4_711, [two])).status).toBe(404)
  const four = [
    { lotId: idOf('L-1'), pieces: 4 },
    { lotId: idOf('L-2'), pieces: 0 },
  ]
  expect([(await choose(second.id, four)).status, (await choose(second.id, four)).status]).toEqual([204, 204])
  // What is in the parcel can be left in it; chosen twice, it is told once.
  const [chosen] = await read<LotChoice[]>(`/api/admin/packing/${second.id}/lots`)
  expect(chosen?.lots.map(({ number, left: there, pieces }) => [number, there, pieces])).toEqual([
    ['L-2', 1, 0],
    ['L-1', 15, 4],
  ])
  const told = sql`select from order_events where kind = 'lots_chosen'`
  expect((await shop.database.execute(told)).rowCount).toBe(1)
  await send(second.id)
  expect(await lotsIn(second.id)).toEqual(['L-1 × 4'])
  expect(await left()).toEqual({ 'L-1': 11, 'L-2': 1 })

  const asRole = (role: string) => shop.database.execute(sql`update administrators set role = ${role}`)
  await asRole('packer')
  expect((await choose(second.id, [{ lotId: idOf('L-1'), pieces: 3 }])).status).toBe(409)
  await asRole('owner')
  expect((await choose(second.id, [{ lotId: idOf('L-1'), pieces: 4 }])).status).toBe(204)

  expect((await choose(third.id, [{ lotId: idOf('L-2'), pieces: 1 }])).status).toBe(204)
  expect(await left()).toEqual({ 'L-1': 11, 'L-2': 0 })
  const cancelled = { body: { status: 'cancelled' } }
  expect((await shop.callAsAdmin('PUT', `/api/admin/orders/${third.id}/status`, cancelled)).status).toBe(200)
  expect(await left()).toEqual({ 'L-1': 11, 'L-2': 1 })
  const seenByCarrier = { orderId: (await place(1)).id, to: 'shipped' } as const
  await shop.database.transaction((transaction) => moveByCarrier(transaction, seenByCarrier))
  expect(await left()).toEqual({ 'L-1': 11, 'L-2': 0 })
})

test('each lot is counted by itself, and what is of none as well', async () => {
  const { shop, productId, receive, read, left } = await openWithLots()
  await shop.callAsAdmin('PUT', `/api/admin/products/${productId}`, { body: { stockQuantity: 4 } })
  await receive('L-1', 10, '')
  const [shelf] = await read<Shelf[]>('/api/admin/stock')
  const lotId = shelf?.lots[0]?.id
  const count = (body: object) => shop.callAsAdmin('POST', '/api/admin/stock/counts', { body: { productId, ...body } })
  expect((await count({ lotId, counted: 8, expected: 10 })).status).toBe(204)
  expect((await count({ counted: 5, expected: 4 })).status).toBe(204)
  expect(await left()).toEqual({ 'L-1': 8 })
  expect(await read<Shelf[]>('/api/admin/stock')).toMatchObject([{ stockQuantity: 13 }])

  const [other = 0] = await stock(shop, { price: '10.00', pieces: 0 })
  await receive('N-1', 6, '', other)
  const lose = (body: object) =>
    shop.callAsAdmin('POST', '/api/admin/stock/movements', {
      body: { kind: 'lost', pieces: 2, reason: 'rozsypane', ...body },
    })
  const refused = [
    await lose({ productId: other, lotId }),
    await lose({ productId, lotId: 4_711 }),
    await count({ productId: other, lotId, counted: 1, expected: 8 }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await lose({ productId, lotId })).status).toBe(204)
  expect(await left()).toEqual({ 'L-1': 6, 'N-1': 6 })
  expect((await read<Shelf[]>('/api/admin/stock')).map(({ stockQuantity }) => stockQuantity).toSorted()).toEqual([
    11, 6,
  ])
})

test('of an order of two products each has its own lots, and other orders keep theirs', async () => {
  const { shop, productId, receive, place, read, lotsIn, send, choose, left } = await openWithLots()
  const [other = 0, without = 0] = await stock(shop, { price: '10.00', pieces: 0 }, { price: '10.00', pieces: 9 })
  await receive('L-1', 10, '2027-01-01')
  await receive('L-2', 10, '2028-01-01')
  await receive('N-1', 10, '2027-01-01', other)
  const lines = [
    { productId, quantity: 2 },
    { productId: other, quantity: 1, productName: 'Sól dymna' },
    { productId: without, quantity: 1 },
  ]
  const [both, one] = [await place(0, { lines }), await place(1)]
  expect([await lotsIn(both.id), await lotsIn(one.id)]).toEqual([['L-1 × 2', 'N-1 × 1'], ['L-1 × 1']])
  const choices = await read<LotChoice[]>(`/api/admin/packing/${both.id}/lots`)
  expect(choices.map(({ quantity, lots }) => [quantity, lots.map(({ number }) => number)])).toEqual([
    [2, ['L-1', 'L-2']],
    [1, ['N-1']],
  ])
  expect(choices[1]).toMatchObject({ productId: other, productName: 'Sól dymna' })
  const [[, second], [third]] = choices.map(({ lots }) => lots.map(({ lotId }) => lotId)) as [number[], number[]]
  expect((await choose(both.id, [{ lotId: third, pieces: 2 }])).status).toBe(422)
  const chosen = [
    { lotId: second, pieces: 2 },
    { lotId: third, pieces: 1 },
  ]
  expect((await choose(both.id, chosen)).status).toBe(204)
  expect((await choose(one.id, [{ lotId: second, pieces: 1 }])).status).toBe(204)
  await send(one.id)
  await send(both.id)
  expect([await lotsIn(both.id), await lotsIn(one.id)]).toEqual([['L-2 × 2', 'N-1 × 1'], ['L-2 × 1']])
  expect(await left()).toEqual({ 'L-1': 10, 'L-2': 7, 'N-1': 9 })
  const { rows } = await shop.database.execute(sql`
    select details->>'lots' as lots, orders.id from order_events join orders on orders.id = order_id where kind = 'lots_chosen' order by order_events.id`)
  expect(rows).toEqual([
    { id: both.id, lots: 'L-2 × 2, N-1 × 1' },
    { id: one.id, lots: 'L-2 × 1' },
  ])
})

test('of two parcels that leave at once with the last piece of a lot, one has it', async () => {
  const { shop, receive, place, send, left } = await openWithLots()
  await receive('L-1', 1, '2027-01-01')
  await receive('L-2', 9, '2028-01-01')
  const [first, second] = [await place(1), await place(1)]
  const answers = await race(shop.database, sql`select from stock_lots for update`, [
    () => send(first.id),
    () => send(second.id),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await left()).toEqual({ 'L-1': 0, 'L-2': 8 })
})

test('everybody who got of a lot is found and written to once in their language, also who unsubscribed', async () => {
  const { shop, productId, receive, place, read, send } = await openWithLots()
  await receive('L-1', 10, '2027-03-01')
  const german = { language: 'de', email: 'Greta@example.com', firstName: 'Greta' } as const
  const sent = [await place(1), await place(2, german), await place(1, { ...german, email: 'greta@example.com' })]
  for (const { id } of sent) await send(id)
  await place(1, { email: 'waits@example.com' })
  await suppress(shop.database, 'anna@example.com', 'page')
  const [lot] = await read<LotInList[]>('/api/admin/lots')
  const recall = (body: object) => shop.callAsAdmin('POST', `/api/admin/lots/${lot?.id}/recall`, { body })
  expect((await recall({ pl: ' ' })).status).toBe(422)
  const words = { pl: 'Pękło szkło.\nProsimy wyrzucić.', de: 'Glasbruch.' }
  const answers = await race(shop.database, sql`select from stock_lots for update`, [
    () => recall(words),
    () => recall(words),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await shop.database.execute<Record<'recipient' | 'language' | 'plain' | 'subject', string>>(
    sql`select recipient, language, plain, subject from mails where kind = 'recall' order by language`,
  )
  expect(rows.map(({ recipient, language }) => [recipient.toLowerCase(), language])).toEqual([
    ['greta@example.com', 'de'],
    ['anna@example.com', 'pl'],
  ])
  expect(rows[0]?.plain).toContain('Glasbruch.')
  for (const { number } of sent.slice(1)) expect(rows[0]?.plain).toContain(number)
  expect(rows[1]?.plain).toContain('Prosimy wyrzucić.')
  expect(rows[1]?.subject).toContain('L-1')

  const record = await read<LotRecord>(`/api/admin/lots/${lot?.id}`)
  expect(record).toMatchObject({ received: 10, sent: 4, left: 6, orders: 3, bestBefore: '2027-03-01' })
  expect(record.recipients.map(({ orderNumber, writtenAt }) => [orderNumber, writtenAt !== null])).toEqual(
    sent.toReversed().map(({ number }) => [number, true]),
  )
  const table = await (await shop.callAsAdmin('GET', `/api/admin/lots/${lot?.id}/export`)).text()
  expect(table.split('\r\n')).toHaveLength(5)
  const later = await place(1, { email: 'nowa@example.com' })
  await send(later.id)
  const unknown = await place(1, { email: '' })
  await send(unknown.id)
  const [other = 0] = await stock(shop, { price: '10.00', pieces: 0 })
  await shop.database.execute(sql`
    insert into product_translations (product_id, language, name, description)
    values (${other}, 'de', 'Anderes', ''), (${productId}, 'de', 'Graues Salz', ''), (${productId}, 'fr', 'Sel gris', '')`)
  await send((await place(1, { ...german, email: 'hans@example.com' })).id)
  expect(await (await recall(words)).json()).toEqual({ letters: 2, withoutAddress: 1 })
  const { rows: last } = await shop.database.execute<{ plain: string }>(
    sql`select plain from mails where recipient = 'hans@example.com' and kind = 'recall'`,
  )
  expect(last.map(({ plain }) => plain)).toEqual([expect.stringContaining('Graues Salz')])
  expect((await recall(words)).status).toBe(409)
})
