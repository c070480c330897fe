import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { stockLots } from '../../../catalog/stock/stock-lots.table.ts'
import { orderLots } from '../../orders/order-lots.table.ts'
import { orderLines } from '../../orders/orders.table.ts'
import { piecesOf } from '../../orders/reservation.server.ts'
import { firstToGo } from './first-to-go.ts'
import type { LotOfParcel } from './lot.ts'
import { lotsOfProducts } from './lots-left.server.ts'

/**
 * Of which lots the goods of these orders are, or will be unless the packer takes others. Of two orders the first gets what goes first.
 * Without any lot there is nothing to tell.
 */
export async function lotsOfOrders(database: Database, ids: number[]): Promise<Map<number, LotOfParcel[]>> {
  const found = new Map<number, LotOfParcel[]>()
  const lines = await database
    .select({ orderId: orderLines.orderId, productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
  const chosen = await lotsInParcels(database, ids)
  const lots = await lotsOfProducts(database, [...piecesOf(lines).keys()])
  for (const id of ids) {
    const own = chosen.filter(({ orderId }) => orderId === id)
    const told: LotOfParcel[] = own.map(({ orderId: _orderId, ...lot }) => ({ ...lot, isProposed: false }))
    for (const [productId, quantity] of piecesOf(lines.filter(({ orderId }) => orderId === id))) {
      if (own.some((lot) => lot.productId === productId)) continue
      const ofProduct = lots.filter((lot) => lot.productId === productId)
      for (const { lot, pieces } of firstToGo(ofProduct, quantity)) {
        const { id: lotId, number, bestBefore } = lot
        lot.left -= pieces
        told.push({ lotId, productId, number, bestBefore, pieces, isProposed: true })
      }
    }
    if (told.length > 0) found.set(id, told)
  }
  return found
}

const lotsInParcels = (database: Database, ids: number[]) =>
  database
    .select({
      orderId: orderLots.orderId,
      lotId: orderLots.lotId,
      productId: stockLots.productId,
      number: stockLots.number,
      bestBefore: stockLots.bestBefore,
      pieces: orderLots.pieces,
    })
    .from(orderLots)
    .innerJoin(stockLots, eq(stockLots.id, orderLots.lotId))
    .where(inArray(orderLots.orderId, ids))
    .orderBy(orderLots.orderId, orderLots.lotId)

/**
 * The parcel leaves: what was proposed is now in it, and which lots that are is given back. What the packer has chosen stays. The order must
 * be locked.
 */
export async function takeLots(transaction: Database, orderId: number): Promise<number[]> {
  const products = transaction
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  // Two parcels don't take the same last piece of a lot.
  await transaction
    .select({ id: stockLots.id })
    .from(stockLots)
    .where(inArray(stockLots.productId, products))
    .orderBy(stockLots.id)
    .for('no key update')
  const lots = (await lotsOfOrders(transaction, [orderId])).get(orderId) ?? []
  const proposed = lots.filter(({ isProposed }) => isProposed)
  if (proposed.length === 0) return []
  await transaction
    .insert(orderLots)
    .values(proposed.map(({ lotId, pieces }) => ({ orderId, lotId, pieces })))
    .onConflictDoUpdate({ target: [orderLots.orderId, orderLots.lotId], set: { pieces: sql`excluded.pieces` } })
  return proposed.map(({ lotId }) => lotId)
}

/** The parcel is still here: what its leaving took is only proposed again. */
export async function leaveLots(transaction: Database, orderId: number, taken: number[]): Promise<void> {
  const areThose = and(eq(orderLots.orderId, orderId), inArray(orderLots.lotId, taken))
  await transaction.delete(orderLots).where(areThose)
}
