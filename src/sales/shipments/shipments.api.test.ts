import { expect, test } from 'vitest'
import { openShipxShop } from '../../../tests/support/shipx-shop.ts'
import { orders } from '../orders/orders.table.ts'

test('orders get labels in one press: to a locker and to a door, with their numbers on the orders and one file to print', async () => {
  const { shop, shipx, place, request, work, rows } = await openShipxShop()
  const [toLocker, toDoor] = [await place(), await place({ pickupPoint: null })]
  const { status, told } = await request([toLocker.id, toDoor.id])
  expect([status, told.refused, told.accepted.map(({ state }) => state)]).toEqual([200, [], ['waiting', 'waiting']])
  await work()
  const made = await rows()
  expect(made).toMatchObject([
    { reference: `${toLocker.number}-1`, service: 'locker', point: 'GDY01A', state: 'ready', told: 'confirmed' },
    { reference: `${toDoor.number}-1`, service: 'courier', point: null, state: 'ready', told: 'confirmed' },
  ])
  expect(shipx.living.map(({ details }) => details.service)).toEqual([
    'inpost_locker_standard',
    'inpost_courier_standard',
  ])
  const numbers = await shop.database
    .select({ number: orders.trackingNumber, status: orders.shippingStatus })
    .from(orders)
  expect(numbers).toEqual(made.map(({ trackingNumber }) => ({ number: trackingNumber, status: 'not_shipped' })))
  const ids = made.map(({ id }) => id).join(',')
  const labels = await shop.callAsAdmin('GET', `/api/admin/shipments/labels?ids=${ids}`)
  expect([labels.status, labels.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const file = Buffer.from(await labels.arrayBuffer()).toString('latin1')
  expect(file.slice(0, 5)).toBe('%PDF-')
  const zpl = await (await shop.callAsAdmin('GET', `/api/admin/shipments/labels?ids=${ids}&format=zpl`)).text()
  expect(zpl.match(/\^XA/g)).toHaveLength(2)
})
