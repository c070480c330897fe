import { onTestFinished } from 'vitest'
import { createShipxCarrier } from '../../src/shipping/carrier/shipx/shipx-carrier.server.ts'
import { createLog } from '../../src/server/log.ts'
import { bringForward } from '../../src/sales/shipments/bring-forward.server.ts'
import { shipments, type ShipmentRow } from '../../src/sales/shipments/shipments.table.ts'
import { asc } from 'drizzle-orm'
import { FakeShipx } from './fake-shipx.ts'
import { locker, paid, placeOrder } from './orders.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** A stand-in for ShipX, until the test ends. */
async function openFakeShipx(): Promise<FakeShipx> {
  const shipx = await FakeShipx.open()
  onTestFinished(() => shipx.close())
  return shipx
}

/** A shop whose labels come from there, and what its tests do and look at. */
export async function openShipxShop(patience?: FakeShipx['patience']) {
  const shipx = await openFakeShipx()
  if (patience) shipx.patience = patience
  const shop = await openTestShop({ carrier: shipx.settings })
  const { database } = shop
  const services = { database, carrier: createShipxCarrier(shipx.settings), log: createLog('silent') }
  return {
    shop,
    shipx,
    services,
    place: (changes: Parameters<typeof placeOrder>[1] = {}) =>
      placeOrder(database, { ...paid, pickupPoint: locker, ...changes }),
    rows: (): Promise<ShipmentRow[]> => database.select().from(shipments).orderBy(asc(shipments.id)),
    /** The jobs of all shipments, each this often. */
    async work(times = 4): Promise<void> {
      for (let turn = 0; turn < times; turn += 1)
        for (const { id } of await database.select({ id: shipments.id }).from(shipments))
          await bringForward(services, id)
    },
    request: (ids: number[], more: object = {}) => request(shop, ids, more),
  }
}

async function request(shop: TestShop, ids: number[], more: object) {
  const answer = await shop.callAsAdmin('POST', '/api/admin/shipments', {
    body: { orders: ids.map((id) => ({ id, ...more })) },
  })
  return { status: answer.status, told: (await answer.json()) as Told }
}

interface Told {
  accepted: { id: number; orderId: number; state: string; reference: string }[]
  refused: { orderId: number; code: string; sentence: string }[]
}
