import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWithLots } from '../../../../tests/support/lots.ts'
import { race } from '../../../../tests/support/race.ts'
import { stock } from '../../../../tests/support/checkouts.ts'
import { moveByCarrier } from '../../order-management/changes/change-shipping.server.ts'
import type { Shelf } from '../warehouse.ts'
import { firstToGo } from './first-to-go.ts'
import type { LotChoice, LotInList } from './lot.ts'

test('pieces are taken of the lots as they come, and what no lot has is of none', () => {
  const lots = [
    { id: 1, left: 2 },
    { id: 2, left: -1 },
    { id: 3, left: 5 },
    { id: 4, left: 1 },
  ]
  const taken = (wanted: number) => firstToGo(lots, wanted).map(({ lot, pieces }) => [lot.id, pieces])
  const inTwo = [
    [1, 2],
    [3, 2],
  ]
  expect(taken(4)).toEqual(inTwo)
  const all = [
    [1, 2],
    [3, 5],
    [4, 1],
  ]
  expect(taken(9)).toEqual(all)
  expect(firstToGo([], 3)).toEqual([])
})

test('without any lot nothing of lots is told', async () => {
  const { place, lotsIn, send, choose, offered, read, shop } = await openWithLots()
  const { id } = await place(2)
  expect([await offered(id), (await choose(id, [])).status]).toEqual([[], 204])
  expect(JSON.stringify(await read('/api/admin/packing'))).not.toContain('lots')
  expect((await send(id)).status).toBe(204)
  expect(await lotsIn(id)).toBeUndefined()
  expect((await shop.database.execute(sql`select from order_lots`)).rowCount).toBe(0)
})

test('a parcel takes what is to be used first, also where the carrier says that it left, unless its packer took another lot; what goes back or is taken back is left again', async () => {
  const { receive, place, lotsIn, send, choose, offered, onShelf, left, read, shop } = await openWithLots()
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
  // It left without lots, so none are proposed for it.
  expect(await offered(earlier.id)).toEqual([
    ['L-2', 1, 0],
    ['L-1', 15, 0],
  ])

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
  const inParcel = [
    ['L-2', 1, 0],
    ['L-1', 15, 4],
  ]
  expect(await offered(second.id)).toEqual(inParcel)
  const told = sql`select from order_events where kind = 'lots_chosen'`
  expect((await shop.database.execute(told)).rowCount).toBe(1)
  await send(second.id)
  expect(await lotsIn(second.id)).toEqual(['L-1 × 4'])
  expect(await left()).toEqual({ 'L-1': 11, 'L-2': 1 })
  expect(await offered(second.id)).toEqual(inParcel)

  const asRole = (role: string) => shop.database.execute(sql`update administrators set role = ${role}`)
  await asRole('packer')
  expect((await choose(second.id, [{ lotId: idOf('L-1'), pieces: 3 }])).status).toBe(409)
  const oneOfSecond = [{ lotId: idOf('L-2'), pieces: 1 }]
  expect((await choose(third.id, oneOfSecond)).status).toBe(204)
  await asRole('owner')
  expect((await choose(second.id, [{ lotId: idOf('L-1'), pieces: 4 }])).status).toBe(204)

  expect(await left()).toEqual({ 'L-1': 11, 'L-2': 0 })
  // What is used up isn't offered any more, but where a packer holds it in their hands.
  const fourth = await place(1)
  expect([await onShelf(), await offered(fourth.id)]).toEqual([[[18, [['L-1', 11]]]], [['L-1', 11, 1]]])
  expect((await choose(fourth.id, oneOfSecond)).status).toBe(204)
  expect(await offered(fourth.id)).toEqual([
    ['L-2', 0, 1],
    ['L-1', 11, 0],
  ])
  expect((await choose(fourth.id, [])).status).toBe(204)
  const cancelled = { body: { status: 'cancelled' } }
  expect((await shop.callAsAdmin('PUT', `/api/admin/orders/${third.id}/status`, cancelled)).status).toBe(200)
  expect((await onShelf())[0]?.[1]).toEqual([
    ['L-2', 1],
    ['L-1', 11],
  ])
  // What has left isn't back because its order is cancelled: who got of a lot stays known.
  expect((await shop.callAsAdmin('PUT', `/api/admin/orders/${second.id}/status`, cancelled)).status).toBe(200)
  expect(await lotsIn(second.id)).toEqual(['L-1 × 4'])
  const seenByCarrier = { orderId: (await place(1)).id, to: 'shipped' } as const
  await shop.database.transaction((transaction) => moveByCarrier(transaction, seenByCarrier))
  expect(await left()).toEqual({ 'L-1': 11, 'L-2': 0 })
})

test('each lot is counted by itself, and what is of none as well', async () => {
  const { shop, productId, receive, read, onShelf, left } = await openWithLots()
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
  // Each maker counts for itself.
  await receive('L-1', 4, '', other)
  await receive('L-1', 2, '', other)
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
  expect(await onShelf()).toEqual([
    [11, [['L-1', 6]]],
    [6, [['L-1', 6]]],
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
  const unknown = { lotId: 4_711, pieces: 1 }
  expect((await choose(both.id, [{ lotId: second, pieces: 1 }, unknown])).status).toBe(422)
  expect((await choose(both.id, chosen)).status).toBe(204)
  const toPack = await read<{ lots: LotInList[] }[]>('/api/admin/packing')
  expect(toPack.map(({ lots }) => lots.map(({ number }) => number))).toEqual([['L-2', 'N-1'], ['L-1']])
  expect((await choose(one.id, [{ lotId: second, pieces: 1 }])).status).toBe(204)
  await send(one.id)
  await send(both.id)
  expect([await lotsIn(both.id), await lotsIn(one.id)]).toEqual([['L-2 × 2', 'N-1 × 1'], ['L-2 × 1']])
  expect(await left()).toEqual({ 'L-1': 10, 'L-2': 7, 'N-1': 9 })

  // What a packer has chosen stays when the parcel is taken back, what was only proposed is given back.
  const mixed = await place(0, { lines: lines.map((line) => ({ ...line, quantity: 1 })) })
  for (const lots of [[{ lotId: third, pieces: 1 }], [], [{ lotId: second, pieces: 1 }]])
    expect((await choose(mixed.id, lots)).status).toBe(204)
  await send(mixed.id)
  expect(await left()).toEqual({ 'L-1': 10, 'L-2': 6, 'N-1': 8 })
  await shop.callAsAdmin('POST', '/api/admin/packing/departures/back', { body: { ids: [mixed.id] } })
  expect(await left()).toEqual({ 'L-1': 10, 'L-2': 6, 'N-1': 9 })
  const { rows } = await shop.database.execute(sql`
    select details->>'lots' as lots, orders.id from order_events join orders on orders.id = order_id where kind = 'lots_chosen' order by order_events.id`)
  expect(rows).toEqual([
    { id: both.id, lots: 'L-2 × 2, N-1 × 1' },
    { id: one.id, lots: 'L-2 × 1' },
    { id: mixed.id, lots: 'N-1 × 1' },
    { id: mixed.id, lots: '' },
    { id: mixed.id, lots: 'L-2 × 1' },
  ])
  const { rows: audited } = await shop.database.execute(sql`
    select subject_id as id, subject_name as number, before->>'lots' as before, after->>'lots' as after from audit_entries
    where subject = 'order' and after ? 'lots' order by audit_entries.id`)
  expect(audited.slice(-2)).toEqual([
    { id: String(mixed.id), number: mixed.number, before: 'N-1 × 1', after: '' },
    { id: String(mixed.id), number: mixed.number, before: '', after: 'L-2 × 1' },
  ])
  expect(audited).toHaveLength(rows.length)
})

test('of two parcels that leave at once with the last piece of a lot, one has it; nobody waits for parcels of other goods, and what has left while a packer chose stays as it left', async () => {
  const { shop, receive, place, send, choose, left } = await openWithLots()
  await receive('L-1', 1, '2027-01-01')
  await receive('L-2', 9, '2028-01-01')
  const [first, second] = [await place(1), await place(1)]
  const answers = await race(shop.database, sql`select from stock_lots for update`, [
    () => send(first.id),
    () => send(second.id),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await left()).toEqual({ 'L-1': 0, 'L-2': 8 })

  const [other = 0] = await stock(shop, { price: '10.00', pieces: 0 })
  await receive('N-1', 1, '', other)
  await place(0, { lines: [{ productId: other, quantity: 1 }] })
  const [third, fourth] = [await place(1), await place(1)]
  await shop.database.transaction(async (transaction) => {
    await transaction.execute(sql`select from stock_lots where product_id = ${other} for update`)
    expect((await send(third.id)).status).toBe(204)
  })

  const { rows } = await shop.database.execute<{ lotId: number }>(
    sql`select lot_id as "lotId" from order_lots where order_id = ${third.id}`,
  )
  await shop.database.execute(sql`update administrators set role = 'packer'`)
  const leaves = sql`update orders set status = 'shipped', shipping_status = 'shipped' where id = ${fourth.id}`
  const chosen = rows.map(({ lotId }) => ({ lotId, pieces: 1 }))
  const [late] = await race(shop.database, leaves, [() => choose(fourth.id, chosen)])
  expect(late?.status).toBe(409)
})
