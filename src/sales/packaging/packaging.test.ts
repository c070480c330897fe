import { expect, test } from 'vitest'
import { readCsv } from '../../../tests/support/csv.ts'
import { attemptPayment, paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { seedProducts } from '../../catalog/seed-products.server.ts'
import { orderEvents } from '../orders/orders.table.ts'
import type { PackagedThing, PackagingOfYear } from './packaging.ts'

const weigh = (shop: TestShop, of: object, grams: object | null, since = '2020-01-01') =>
  shop.callAsAdmin('PUT', '/api/admin/packaging', { body: { productId: null, box: null, ...of, since, grams } })
const yearOf = async (shop: TestShop, year: number) =>
  (await (await shop.callAsAdmin('GET', `/api/admin/packaging/year?year=${year}`)).json()) as PackagingOfYear

const parcel = { weight: 900, dimensions: null, template: null, pieces: [{ line: 0, quantity: 1 }] }
const parcelsIn = (...boxes: (string | null)[]) => ({ lines: [], parcels: boxes.map((box) => ({ ...parcel, box })) })

/** An order of so many pieces of the first product, which left at that moment. */
async function send(shop: TestShop, at: string, order: object, quantity = 1) {
  const lines = [{ productId: 1, quantity }]
  const { id } = await placeOrder(shop.database, { ...paid, shippingStatus: 'shipped', lines, ...order })
  const left = { orderId: id, kind: 'shipping_changed', actor: 'administrator' as const, details: { to: 'shipped' } }
  // What arrives later doesn't leave again.
  await shop.database.insert(orderEvents).values([
    { ...left, createdAt: new Date(at) },
    { ...left, details: { to: 'delivered' }, createdAt: new Date('2027-06-01T10:00:00Z') },
  ])
  return id
}

test('a year tells by country and material what left, as it weighed on the day on which it did', async () => {
  const shop = await openTestShop()
  await seedProducts(shop.database)
  const box = { name: 'Mały', ownWeight: 0.12, heaviestContent: 2, length: 30, width: 20, height: 8 }
  await shop.callAsAdmin('POST', '/api/admin/shipping-boxes', { body: box })
  for (const said of [
    await weigh(shop, { productId: 1 }, { glass: 200, steel: 8.5, wood: null, paper: 0 }),
    await weigh(shop, { productId: 1 }, { paper: 12.3 }, '2026-07-01'),
    await weigh(shop, { box: 'Mały' }, { paper: 120, plastic: 2.5 }),
  ])
    expect(said.status).toBe(204)
  await send(shop, '2026-06-30T21:59:59Z', { country: 'Germany', parcels: parcelsIn('Mały', 'Mały') }, 3)
  await send(shop, '2026-06-30T22:00:00Z', { country: 'Germany', parcels: parcelsIn('Mały') }, 10)
  // The last minute of the year in Poland, and the first of the next one.
  await send(shop, '2026-12-31T22:59:59Z', { parcels: null })
  await send(shop, '2026-12-31T23:00:00Z', { parcels: null }, 7)
  // Handed over on the spot: no parcel. Taken back, or tried out: nothing.
  await send(shop, '2026-05-05T10:00:00Z', { isHandedOver: true, shippingStatus: 'delivered' }, 2)
  await send(shop, '2026-05-05T10:00:00Z', { shippingStatus: 'preparing' })
  await attemptPayment(shop.database, await send(shop, '2026-05-05T10:00:00Z', {}), { provider: 'demo', state: 'paid' })
  expect(await yearOf(shop, 2026)).toEqual({
    year: 2026,
    countries: [
      {
        country: 'DE',
        parcels: 3,
        pieces: 13,
        ofProducts: { glass: 600, steel: 25.5, paper: 123 },
        ofParcels: { paper: 360, plastic: 7.5 },
        unknownPieces: 0,
        unknownParcels: 0,
      },
      {
        country: 'PL',
        parcels: 1,
        pieces: 3,
        ofProducts: { glass: 400, steel: 17, paper: 12.3 },
        ofParcels: {},
        unknownPieces: 0,
        unknownParcels: 1,
      },
    ],
    unknown: [{ name: '', count: 1 }],
  })
  expect((await yearOf(shop, 2027)).countries).toMatchObject([{ country: 'PL', pieces: 7 }])
  const table = await shop.callAsAdmin('GET', '/api/admin/packaging/year/export?year=2026')
  const rows = readCsv((await table.text()).replace(/^\uFEFF/, ''))
  expect(rows.find(([country, what]) => country === 'Niemcy' && what === 'wysyłkowe')?.slice(2, 5)).toEqual([
    '3',
    '0,360',
    '0,008',
  ])
  // What was said can be taken back, and is then unknown.
  await weigh(shop, { productId: 1 }, null)
  expect((await yearOf(shop, 2026)).countries).toMatchObject([{ unknownPieces: 3 }, { unknownPieces: 2 }])
  const things = (await (await shop.callAsAdmin('GET', '/api/admin/packaging')).json()) as PackagedThing[]
  expect(things.find(({ productId }) => productId === 1)?.weights).toEqual([
    { since: '2026-07-01', grams: { paper: 12.3 } },
  ])
  expect((await weigh(shop, { productId: 999 }, {})).status).toBe(404)
  expect((await weigh(shop, {}, {})).status).toBe(422)
})

test('the imprint names the numbers of the registers that an owner confirmed, in each language, as text', async () => {
  const shop = await openTestShop()
  const registrations = '/api/admin/packaging/registrations'
  const say = (country: string, body: object) => shop.callAsAdmin('PUT', `${registrations}/${country}`, { body })
  const imprint = async (language: string) =>
    ((await (await shop.call('GET', `/api/legal/imprint?lang=${language}`)).json()) as { html: string }).html
  expect(await imprint('pl')).not.toContain('Rejestry opakowań')
  expect((await say('DE', { answer: 'registered', number: 'DE<b>1234567890123', note: '' })).status).toBe(204)
  expect((await say('FR', { answer: 'not_needed', number: 'FR123456', note: 'nie wysyłamy tam towaru' })).status).toBe(
    204,
  )
  expect(await imprint('pl')).toContain('<li>Niemcy: LUCID DE&lt;b&gt;1234567890123</li>')
  const german = await imprint('de')
  expect(german).toContain('<h2>Verpackungsregister</h2><ul><li>Deutschland: LUCID')
  expect(german).not.toContain('FR123456')
  expect((await say('DE', { answer: 'registered', number: ' ', note: '' })).status).toBe(422)
  expect((await say('DE', { answer: 'not_needed', number: '', note: '' })).status).toBe(422)
  expect((await say('XX', { answer: 'registered', number: '1', note: '' })).status).toBe(404)
  const listed = (await (await shop.callAsAdmin('GET', registrations)).json()) as { country: string }[]
  expect(listed).toMatchObject([
    { country: 'FR', answer: 'not_needed', number: '', confirmedBy: 'admin' },
    { country: 'DE', answer: 'registered', number: 'DE<b>1234567890123' },
  ])
  expect((await shop.callAsAdmin('DELETE', `${registrations}/DE`)).status).toBe(204)
  expect(await imprint('de')).not.toContain('Verpackungsregister')
})
