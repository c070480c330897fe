import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openShipxShop } from '../../../tests/support/shipx-shop.ts'
import { amount } from '../../../tests/support/release.ts'

const orders = amount(9, 200)

test('of a batch three fail, each saying why and what to press, and all the others have their labels', async () => {
  const { shop, shipx, place, request, work, rows } = await openShipxShop()
  const ids: number[] = []
  for (let count = 0; count < orders - 4; count += 1) ids.push((await place()).id)
  const [mute, abroad, foreign, unpaid] = [
    await place({ phone: ' ' }),
    await place({ pickupPoint: null, country: 'Germany' }),
    await place({ phone: '+33 6 12 34 56 78' }),
    await place({ paymentStatus: 'pending', status: 'pending' }),
  ]
  const heavy = await place({ lines: [{ weight: 26_000 }] })
  const closed = await place({ pickupPoint: { name: 'KRA01N' } })
  shipx.closedPoints.add('KRA01N')
  const failing = [mute, abroad, foreign, unpaid, heavy].map(({ id }) => id)
  const { status, told } = await request([...ids, ...failing, closed.id, 999_999])
  expect([status, told.accepted.length]).toEqual([200, ids.length + 1])
  expect(told.refused.map(({ orderId, code }) => [orderId, code])).toEqual([
    [mute.id, 'parcel_without_phone'],
    [abroad.id, 'parcel_abroad'],
    [foreign.id, 'parcel_phone_foreign'],
    [unpaid.id, 'order_not_to_pack'],
    [heavy.id, 'parcel_too_heavy'],
    [999_999, 'order_not_found'],
  ])
  for (const { sentence } of told.refused) expect(sentence).toMatch(/\p{Ll}{3}.*\.$/u)
  await work(3)
  const made = await rows()
  expect(made.filter(({ state }) => state === 'ready')).toHaveLength(ids.length)
  const listed = (await (
    await shop.callAsAdmin('GET', `/api/admin/shipments?orderIds=${closed.id}`)
  ).json()) as object[]
  expect(listed).toMatchObject([
    {
      state: 'refused',
      problem: { code: 'carrier_refused', sentence: expect.stringContaining('Paczkomat: nie istnieje') },
    },
  ])
  // Mended and pressed again, it is another try under another number.
  await shop.database.execute(sql`update orders set pickup_point = '{"name": "KRA02N"}' where id = ${closed.id}`)
  await request([closed.id])
  await work(3)
  expect((await rows()).filter(({ orderId }) => orderId === closed.id)).toMatchObject([
    { state: 'refused', reference: `${closed.number}-1` },
    { state: 'ready', reference: `${closed.number}-1-2`, point: 'KRA02N' },
  ])
  expect(shipx.living).toHaveLength(ids.length + 1)
})

test('labels of several services come as one PDF, a page each; what has none yet is named', async () => {
  const { shop, shipx, place, request, work, rows } = await openShipxShop()
  const { id: big } = await place({ pickupPoint: null })
  await request([big], { parcels: [{ weight: 9_000 }, { template: 'large', weight: 20_000 }] })
  const { id: small } = await place()
  await request([small])
  await work(3)
  const waiting = await place()
  shipx.answerWith('down')
  await request([waiting.id])
  await work(1)
  shipx.answerWith('ok')
  const made = await rows()
  expect(made).toMatchObject([
    { parcel: 1, template: 'medium', weight: 9_000 },
    { parcel: 2, template: 'large', weight: 20_000 },
    { parcel: 1, template: 'small' },
    { state: 'waiting', problem: { code: 'carrier_silent' } },
  ])
  const ids = made.map(({ id }) => id)
  const print = (asked: number[], format = 'pdf-a6') =>
    shop.callAsAdmin('GET', `/api/admin/shipments/labels?ids=${asked.join(',')}&format=${format}`)
  const refused = await print(ids)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: 'labels_missing',
      missing: [{ orderNumber: waiting.number }],
      message: expect.stringContaining(waiting.number),
    },
  ])
  for (const [format, width] of [
    ['pdf-a6', 297.64],
    ['pdf-a4', 595.28],
  ] as const) {
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    const file = await PDFDocument.load(await (await print(ids.slice(0, 3), format)).arrayBuffer())
    expect([file.getPageCount(), file.getPage(2).getWidth()]).toEqual([3, width])
  }
  shipx.answerWith('nonsense', { to: /labels$/ })
  expect((await print(ids.slice(0, 1))).status).toBe(503)
  shipx.answerWith({ status: 401, body: '{}' })
  expect(await (await print(ids.slice(0, 1))).json()).toMatchObject({ code: 'carrier_key' })
})

test('a packer makes and prints labels and sees no money and no e-mail address; who has no part in packing does neither', async () => {
  const { shop, place, request, work, rows } = await openShipxShop()
  await shop.database.execute(sql`update administrators set role = 'packer'`)
  const { id } = await place()
  expect((await request([id])).status).toBe(200)
  await work(3)
  const listed = await (await shop.callAsAdmin('GET', `/api/admin/shipments?orderIds=${id}`)).text()
  expect(listed).toContain('"hasLabel":true')
  const print = async () =>
    (await shop.callAsAdmin('GET', `/api/admin/shipments/labels?ids=${(await rows())[0]?.id}`)).status
  expect(await print()).toBe(200)
  await shop.database.execute(sql`update shipments set state = 'underway'`)
  expect(await print()).toBe(200)
  await shop.database.execute(sql`update shipments set updated_at = now() - interval '25 hours'`)
  expect(await print()).toBe(409)
  expect(listed).not.toMatch(/@|"\d+[.,]\d\d"/)
  expect(await (await shop.callAsAdmin('GET', '/api/admin/carrier')).json()).toEqual({
    carrier: 'inpost',
    title: 'InPost',
    labelFormat: 'pdf-a6',
  })
  await shop.database.execute(sql`update administrators set role = 'marketing'`)
  expect((await request([id])).status).toBe(403)
})
