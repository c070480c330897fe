import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import { openShipxShop } from '../../../tests/support/shipx-shop.ts'

const ordering = /dispatch_orders$/

/** A shop with as many parcels that wait to be fetched. */
async function openWithReady(count: number) {
  const scene = await openShipxShop({ answer: 5_000, quiet: 1 })
  const orders = []
  for (let made = 0; made < count; made += 1) orders.push(await scene.place())
  await scene.request(orders.map(({ id }) => id))
  await scene.work(3)
  const ids = (await scene.rows()).map(({ id }) => id)
  const collect = async (wanted = ids) => {
    const answer = await scene.shop.callAsAdmin('POST', '/api/admin/shipments/collections', { body: { ids: wanted } })
    return { status: answer.status, told: (await answer.json()) as { code?: string; collection?: string } }
  }
  const { database } = scene.shop
  const entries = async () =>
    (await database.execute(sql`select from audit_entries where action = 'sent' and subject = 'shipment'`)).rowCount
  return { ...scene, orders, ids, collect, entries }
}

test('however often it is pressed, also by two at once, parcels are fetched once and that is written down once', async () => {
  const { shop, shipx, ids, collect, entries, rows } = await openWithReady(2)
  const hold = sql`select from shipments for update`
  const pressed = await race(shop.database, hold, [() => collect(), () => collect()])
  const [first, second] = pressed.toSorted((one, other) => one.status - other.status)
  expect([first?.status, second?.status, second?.told.code]).toEqual([200, 409, 'nothing_to_collect'])
  expect((await collect()).told.code).toBe('nothing_to_collect')
  expect([shipx.dispatchOrders.length, await entries()]).toEqual([1, 1])
  expect(shipx.dispatchOrders[0]).toHaveLength(ids.length)
  expect((await rows()).map(({ collection }) => collection)).toEqual(ids.map(() => first?.told.collection))
})

test('a carrier that is away or refuses fetches nothing, and it can be pressed again; whether a lost answer counted is looked up', async () => {
  const { shop, shipx, ids, collect, entries, rows } = await openWithReady(2)
  const [one = 0, other = 0] = ids
  shipx.answerWith({ status: 422, body: '{"error":"validation_failed","details":{}}' }, { calls: 1, to: ordering })
  expect(await collect([one])).toMatchObject({ status: 409, told: { code: 'carrier_refused' } })
  shipx.answerWith({ status: 401, body: '{}' }, { calls: 1, to: ordering })
  expect(await collect([one])).toMatchObject({ status: 503, told: { code: 'carrier_key' } })
  expect([shipx.dispatchOrders.length, await entries()]).toEqual([0, 0])
  expect((await collect([one])).status).toBe(200)
  shipx.answerWith('lost', { calls: 1, to: ordering })
  expect(await collect([other])).toMatchObject({ status: 409, told: { code: 'collection_uncertain' } })
  await shop.database.execute(
    sql`update shipments set collection_asked_at = now() - interval '1 minute' where id = ${other}`,
  )
  expect((await collect([other])).told.code).toBe('nothing_to_collect')
  expect(shipx.dispatchOrders).toHaveLength(2)
  expect((await rows()).map(({ collection }) => collection === null)).toEqual([false, false])
})

test('a parcel that has gone can come back by a label as PDF, for which the office asks; who packs does not', async () => {
  const { shop, shipx, orders, work } = await openWithReady(1)
  const [order] = orders
  const label = () => shop.callAsAdmin('GET', `/api/admin/orders/${order?.id}/return-label`)
  expect(await (await label()).json()).toMatchObject({ code: 'no_return_label' })
  shipx.move(`${order?.number}-1`, 'delivered')
  await work(1)
  const file = await label()
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  await shop.database.execute(sql`update administrators set role = 'packer'`)
  expect((await label()).status).toBe(403)
  await shop.database.execute(sql`update administrators set role = 'marketing'`)
  const body = { ids: [1] }
  expect((await shop.callAsAdmin('POST', '/api/admin/shipments/collections', { body })).status).toBe(403)
})
