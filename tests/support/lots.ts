import { money } from '../../src/kernel/money.ts'
import type { LotChoice, LotInList } from '../../src/sales/warehouse/lots/lot.ts'
import type { Shelf } from '../../src/sales/warehouse/warehouse.ts'
import { stock } from './checkouts.ts'
import { attemptPayment, paid, placeOrder } from './orders.ts'
import { openTestShop } from './shop.ts'

/** A shop with a product in two lots, of which the second is to be used first, and paid orders of it. */
export async function openWithLots() {
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
  /** What can be chosen for an order: of each lot what is left, and what is in the parcel. */
  const offered = async (id: number) =>
    (await read<LotChoice[]>(`/api/admin/packing/${id}/lots`)).flatMap(({ lots }) =>
      lots.map(({ number, left: there, pieces }) => [number, there, pieces]),
    )
  const onShelf = async () =>
    (await read<Shelf[]>('/api/admin/stock')).map(({ stockQuantity, lots }) => [
      stockQuantity,
      lots.map(({ number, left: there }) => [number, there]),
    ])
  const left = async () =>
    Object.fromEntries((await read<LotInList[]>('/api/admin/lots')).map((lot) => [lot.number, lot.left]))
  return { shop, productId, receive, place, read, lotsIn, send, choose, offered, onShelf, left }
}
