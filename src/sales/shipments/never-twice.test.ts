import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { openShipxShop } from '../../../tests/support/shipx-shop.ts'
import { bringForward } from './bring-forward.server.ts'

const creating = /^POST \/v1\/organizations\/\d+\/shipments$/
const patience = { answer: 250, quiet: 600 }

test('a carrier that takes a parcel and keeps silent has made it once: it is left in peace, then looked for', async () => {
  const { shipx, place, request, work, rows } = await openShipxShop(patience)
  const { id } = await place()
  shipx.answerWith('silent', { calls: 1, to: creating })
  await request([id])
  await work(1)
  expect(await rows()).toMatchObject([{ state: 'waiting', carrierId: null, problem: { code: 'carrier_silent' } }])
  const asked = shipx.calls.length
  await work(2)
  expect(shipx.calls).toHaveLength(asked)
  await sleep(patience.quiet)
  await work()
  expect(await rows()).toMatchObject([{ state: 'ready', told: 'confirmed', problem: null }])
  expect([shipx.living.length, shipx.calls.filter((call) => creating.test(call)).length]).toEqual([1, 1])
})

test(
  'without the look-up it would be two, and this test sees it',
  onlyForRelease('it tests the test above'),
  async () => {
    const { shipx, place, request, work, services } = await openShipxShop(patience)
    const { id } = await place()
    shipx.answerWith('silent', { calls: 1, to: creating })
    services.carrier.find = async () => []
    await request([id])
    await work(1)
    await sleep(patience.quiet)
    await work()
    expect(shipx.living).toHaveLength(2)
  },
)

test('lost, broken and senseless answers make no second parcel, also where the list isn’t narrowed by our number', async () => {
  const { shipx, place, request, work, rows, shop } = await openShipxShop({ answer: 5_000, quiet: 1 })
  const broken = { status: 502, body: '<h1>Bad gateway</h1>' }
  const ids = []
  for (const mood of ['lost', 'nonsense', broken, 'down'] as const) {
    const { id } = await place()
    ids.push(id)
    shipx.answerWith(mood, { calls: 1, to: creating })
    await request([id])
    await work(1)
  }
  shipx.narrows = false
  await work()
  expect((await rows()).map(({ state }) => state)).toEqual(ids.map(() => 'ready'))
  expect(shipx.living.map(({ reference }) => reference).toSorted()).toEqual(
    (await rows()).map(({ reference }) => reference),
  )
  // A row that a restored backup no longer has is made again under the same number.
  await shop.database.execute(sql`delete from shipments`)
  await request(ids)
  await work()
  expect((await rows()).map(({ state }) => state)).toEqual(ids.map(() => 'ready'))
  expect(shipx.living).toHaveLength(ids.length)
})

test('two who press, and two jobs at once, have one parcel made', async () => {
  const { shop, shipx, place, request, services, rows } = await openShipxShop()
  const { id } = await place()
  shipx.latency = 30
  const pressed = await Promise.all([request([id]), request([id]), request([id])])
  const [shipment = 0, ...others] = new Set(pressed.flatMap(({ told }) => told.accepted.map((one) => one.id)))
  expect(others).toEqual([])
  await Promise.all([1, 2, 3].map(() => bringForward(services, shipment)))
  await bringForward(services, shipment)
  expect([shipx.living.length, (await rows()).length]).toEqual([1, 1])
  await expect(
    shop.database
      .execute(sql`insert into shipments (order_id, parcel, attempt, carrier, reference, service, weight_grams, created_by)
      select order_id, parcel, 9, carrier, 'another', service, weight_grams, 'ewa' from shipments`),
  ).rejects.toMatchObject({ cause: { constraint: 'shipments_living' } })
})

test('who was held up for long before asking asks no more: somebody else has the parcel by then', async () => {
  const { shipx, place, request, services, rows } = await openShipxShop({ answer: 5_000, quiet: 100 })
  const { id } = await place()
  const [{ id: shipment = 0 } = {}] = (await request([id])).told.accepted
  const { carrier } = services
  const slow = {
    ...carrier,
    async find(...asked: Parameters<typeof carrier.find>) {
      const found = await carrier.find(...asked)
      await sleep(250)
      return found
    },
  }
  const late = bringForward({ ...services, carrier: slow }, shipment)
  await sleep(150)
  await bringForward(services, shipment)
  await late
  expect([shipx.living.length, (await rows())[0]?.carrierId]).toEqual([1, String(shipx.living[0]?.id)])
})

test('a prepaid account buys what is offered once, and says so where there is no money', async () => {
  const { shipx, place, request, work, rows } = await openShipxShop({ answer: 5_000, quiet: 1 })
  shipx.isPrepaid = true
  shipx.hasMoney = false
  const { id } = await place()
  await request([id])
  await work(3)
  expect(await rows()).toMatchObject([{ state: 'made', problem: { code: 'carrier_refused' } }])
  shipx.hasMoney = true
  shipx.answerWith('lost', { calls: 1, to: /\/buy$/ })
  await work(4)
  expect(await rows()).toMatchObject([{ state: 'ready', problem: null }])
  expect(shipx.living).toMatchObject([{ offer: { status: 'bought' } }])
})

test('two of one number at the carrier are made one, where it lets us, and else somebody is told', async () => {
  const { shipx, place, request, work, rows, services } = await openShipxShop({ answer: 5_000, quiet: 1 })
  shipx.isPrepaid = true
  const [one, other] = [await place(), await place()]
  await request([one.id, other.id])
  const { carrier } = services
  const find = carrier.find.bind(carrier)
  // As a hand would make them in the carrier's own program.
  carrier.find = async () => []
  shipx.answerWith('lost', { calls: 4, to: creating })
  await work(2)
  expect(shipx.living).toHaveLength(4)
  carrier.find = find
  for (const parcel of shipx.living.filter(({ reference }) => reference.startsWith(other.number)))
    parcel.status = 'confirmed'
  await work(2)
  expect((await rows()).map(({ problem }) => problem?.code)).toEqual([undefined, 'made_twice'])
  expect(shipx.living.filter(({ reference }) => reference.startsWith(one.number))).toHaveLength(1)
})
