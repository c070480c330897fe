import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stock } from '../../../tests/support/checkouts.ts'
import { openShipxShop } from '../../../tests/support/shipx-shop.ts'
import { bringShipmentForward } from './bring-forward.server.ts'
import { followShipments } from './follow-shipments.server.ts'
import { settleShipment } from './settle-shipment.server.ts'

type Scene = Awaited<ReturnType<typeof openShipxShop>>

/** A shop with an order whose label is ready. */
async function openWithLabel(
  parcels = [{}],
  lineOf?: (scene: Scene) => Promise<{ productId: number; quantity: number }>,
) {
  const scene = await openShipxShop({ answer: 5_000, quiet: 1 })
  const order = await scene.place(lineOf && { lines: [await lineOf(scene)] })
  await scene.request([order.id], { parcels })
  await scene.work(3)
  const news = async (parcel: number, status: string) => {
    scene.shipx.move(`${order.number}-${parcel}`, status)
    await scene.work(1)
  }
  return { ...scene, order, news, standing: () => standingOf(scene, order.id) }
}

async function standingOf({ shop }: Scene, id: number) {
  const { rows } = await shop.database.execute(sql`
    select shipping_status as shipping, needs_attention as attention, tracking_number as number,
      (select json_object_agg(kind, count) from (select kind, count(*) from mails group by kind) counted) as mails
    from orders where id = ${id}`)
  return rows[0] as {
    shipping: string
    attention: string | null
    number: string | null
    mails: Record<string, number> | null
  }
}

test('an order of two parcels is sent with the second that leaves and delivered with the second that arrives, each told once', async () => {
  const { news, standing, rows } = await openWithLabel([{ weight: 900 }, { weight: 900 }])
  expect(await standing()).toMatchObject({ shipping: 'not_shipped', number: (await rows())[0]?.trackingNumber })
  await news(1, 'collected_from_sender')
  expect((await standing()).shipping).toBe('not_shipped')
  await news(2, 'adopted_at_source_branch')
  expect((await standing()).shipping).toBe('shipped')
  await news(1, 'delivered')
  await news(2, 'out_for_delivery')
  expect((await standing()).shipping).toBe('shipped')
  await news(2, 'delivered')
  // Said again, and taken back by an older message.
  await news(2, 'confirmed')
  await news(2, 'delivered')
  const { shipping, mails } = await standing()
  expect(shipping).toBe('delivered')
  expect(mails).toMatchObject({ 'order-shipped': 1, 'order-delivered': 1 })
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('what the carrier takes leaves with its lots, so that a recall finds who got of them', async () => {
  const { shop, news } = await openWithLabel([{}], async ({ shop: opened }) => {
    const [productId = 0] = await stock(opened, { price: '10.00', pieces: 0 })
    const lot = { number: 'L-1', bestBefore: '2028-01-01', note: '' }
    const body = { productId, kind: 'received', pieces: 9, lot }
    await opened.callAsAdmin('POST', '/api/admin/stock/movements', { body })
    return { productId, quantity: 2 }
  })
  const taken = async () => (await shop.database.execute(sql`select pieces from order_lots`)).rows
  expect(await taken()).toEqual([])
  await news(1, 'collected_from_sender')
  await news(1, 'delivered')
  expect(await taken()).toEqual([{ pieces: 2 }])
})

test('of an order in two parcels one of which has no shipment, nothing is said to its customer: the office looks at it', async () => {
  const { shop, news, standing } = await openWithLabel([{ weight: 900 }, { weight: 900 }])
  await shop.database.execute(sql`update shipments set state = 'refused' where parcel = 2`)
  await news(1, 'collected_from_sender')
  expect(await standing()).toMatchObject({
    shipping: 'not_shipped',
    attention: 'parcel_trouble',
    mails: { 'order-attention': 1 },
  })
  expect((await standing()).mails).not.toHaveProperty('order-shipped')
})

test('a word that nobody knows is kept as it is and moves no order; a parcel in trouble puts the order before the office', async () => {
  const { news, standing, rows } = await openWithLabel()
  await news(1, 'carried_by_donkey')
  expect(await rows()).toMatchObject([{ state: 'underway', told: 'carried_by_donkey' }])
  expect(await standing()).toMatchObject({ shipping: 'not_shipped', attention: null })
  await news(1, 'missing')
  await news(1, 'missing')
  expect(await rows()).toMatchObject([{ state: 'trouble', told: 'missing' }])
  expect(await standing()).toMatchObject({ attention: 'parcel_trouble', mails: { 'order-attention': 1 } })
  await news(1, 'out_for_delivery')
  await news(1, 'delivered')
  expect((await standing()).shipping).toBe('delivered')
})

test('older news than the last is passed over', async () => {
  const { shop, services, rows, shipx, news } = await openWithLabel()
  const [{ id = 0, carrierId = '' } = {}] = await rows()
  const before = new Date(Date.now() - 60_000)
  const old = await services.carrier.read(carrierId ?? '')
  await news(1, 'out_for_delivery')
  if (!old) throw new Error('the carrier has lost it')
  await settleShipment(shop.database, id, { ...old, state: 'underway', told: 'collected_from_sender' }, before)
  expect(await rows()).toMatchObject([{ told: 'out_for_delivery' }])
  expect(shipx.living).toHaveLength(1)
})

test('a message of the carrier is a hint: the parcel is asked for, once a while, and what the message says counts for nothing', async () => {
  const { shop, rows, order, shipx } = await openWithLabel()
  const [{ carrierId } = {}] = await rows()
  const send = (payload: object) =>
    shop.call('POST', '/api/webhooks/inpost', { body: { event: 'shipment_status_changed', payload } })
  const jobs = async () => {
    const { rows: found } = await shop.database.execute<{ count: number }>(sql`
      select count(*)::int as count from pgboss.job where name = 'bring-shipment-forward' and data ->> 'turn' is null`)
    return found[0]?.count
  }
  const before = await jobs()
  await shop.database.execute(sql`update shipments set checked_at = now() - interval '1 minute'`)
  for (const payload of [
    { shipment_id: Number(carrierId), status: 'delivered' },
    { shipment_id: Number(carrierId), status: 'delivered' },
    { shipment_id: 123 },
    {},
  ])
    expect((await send(payload)).status).toBe(200)
  expect((await shop.call('GET', '/api/webhooks/inpost')).status).toBe(200)
  expect(await jobs()).toBe((before ?? 0) + 1)
  await shop.database.execute(
    sql`update attempts set next_allowed_at = now() + interval '1 minute' where subject like 'carrierMessages %'`,
  )
  expect((await send({ shipment_id: Number(carrierId) })).status).toBe(429)
  expect(await rows()).toMatchObject([{ state: 'ready' }])
  expect(shipx.living).toMatchObject([{ reference: `${order.number}-1` }])
})

test('without messages the shop asks by itself, politely, and stops after some failures', async () => {
  const { shop, services, shipx, rows, order } = await openWithLabel()
  const follow = () =>
    followShipments.perform(services as Parameters<typeof followShipments.perform>[0], {}, new AbortController().signal)
  const asked = () => shipx.calls.length
  const start = asked()
  await follow()
  expect(asked()).toBe(start)
  shipx.move(`${order.number}-1`, 'delivered')
  await shop.database.execute(sql`update shipments set checked_at = now() - interval '2 hours'`)
  await follow()
  expect(await rows()).toMatchObject([{ state: 'delivered' }])
  const after = asked()
  await shop.database.execute(sql`update shipments set checked_at = now() - interval '2 hours'`)
  await follow()
  expect(asked()).toBe(after)
})

test('what was underway while the carrier was away for long is followed still; what has no label is given up', async () => {
  const { shop, services, shipx, rows, order, place, request } = await openWithLabel()
  await request([(await place()).id])
  shipx.move(`${order.number}-1`, 'delivered')
  shipx.answerWith('down')
  const forward = (shipment = 0) =>
    bringShipmentForward.perform(
      services as Parameters<typeof bringShipmentForward.perform>[0],
      { shipment, turn: 80 },
      new AbortController().signal,
    )
  for (const { id } of await rows()) await forward(id)
  expect((await rows()).map(({ problem }) => problem?.code)).toEqual(['carrier_away', 'given_up'])
  shipx.answerWith('ok')
  await shop.database.execute(sql`update shipments set checked_at = now() - interval '2 hours'`)
  await followShipments.perform(
    services as Parameters<typeof followShipments.perform>[0],
    {},
    new AbortController().signal,
  )
  expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'waiting', problem: { code: 'given_up' } }])
})

test('what is cancelled in time costs nothing; later it is said what is certain. A cancelled order takes its parcels back', async () => {
  const { shop, shipx, place, request, work, rows, order, services } = await openWithLabel()
  const cancel = async (id: number) =>
    (await shop.callAsAdmin('POST', `/api/admin/shipments/${id}/cancellation`)).status
  const [{ id: ready = 0 } = {}] = await rows()
  expect(await cancel(ready)).toBe(409)
  shipx.isPrepaid = true
  shipx.hasMoney = false
  const [early, lost, never] = [await place(), await place(), await place()]
  await request([early.id])
  await work(2)
  const [, { id: made = 0 } = {}] = await rows()
  expect(await cancel(made)).toBe(200)
  await work(1)
  expect((await rows())[1]).toMatchObject({ state: 'cancelled', problem: null })
  // Another label of the same parcel is another try.
  await request([early.id])
  expect((await rows())[2]).toMatchObject({ state: 'waiting', reference: `${early.number}-1-2` })
  await request([lost.id])
  await work(2)
  await request([never.id])
  await shop.database.execute(
    sql`update orders set status = 'cancelled' where id in (${lost.id}, ${never.id}, ${order.id})`,
  )
  await shop.database.execute(sql`update shipments set checked_at = now() - interval '2 hours'`)
  await followShipments.perform(
    services as Parameters<typeof followShipments.perform>[0],
    {},
    new AbortController().signal,
  )
  const [tooLate, , , taken, unmade] = await rows()
  expect(tooLate).toMatchObject({ state: 'ready', problem: { code: 'too_late_to_cancel' } })
  expect(taken).toMatchObject({ state: 'cancelled', problem: { code: 'order_not_to_pack' } })
  expect(unmade).toMatchObject({ state: 'cancelled', carrierId: null })
  expect(shipx.living.map(({ reference }) => reference)).toEqual([`${order.number}-1`, `${early.number}-1-2`])
})
