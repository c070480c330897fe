import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { mayDo, type Role } from '../../../guards/permissions.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { hasLeft } from '../../orders/has-left.ts'
import { orderNotFound } from '../../orders/order.ts'
import { orderLots } from '../../orders/order-lots.table.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { piecesOf } from '../../orders/reservation.server.ts'
import { isToPack } from '../../orders/to-pack.server.ts'
import { lotsAreForOffice, lotsDoNotFit, type LotChoice, type LotsTaken } from './lot.ts'
import { lotsOfProducts } from './lots-left.server.ts'
import { lotsOfOrders } from './lots-of-orders.server.ts'

/** For each product of an order that has lots: what is in the parcel, or is proposed, and what else there is. */
export async function readLotChoices(database: Database, orderId: number): Promise<LotChoice[]> {
  const lines = await linesOf(database, orderId)
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  const isClosed = order && (hasLeft(order) || order.status === 'cancelled')
  const taken = ((await lotsOfOrders(database, [orderId])).get(orderId) ?? []).filter(
    ({ isProposed }) => !isProposed || !isClosed,
  )
  const lots = await lotsOfProducts(database, [...piecesOf(lines).keys()])
  return [...piecesOf(lines)].flatMap(([productId, quantity]) => {
    const own = lots
      .filter((lot) => lot.productId === productId)
      .map(({ id, number, bestBefore, left }) => {
        const inParcel = taken.find(({ lotId }) => lotId === id)
        const pieces = inParcel?.pieces ?? 0
        const others = inParcel && !inParcel.isProposed ? left + pieces : left
        return { lotId: id, number, bestBefore, left: others, pieces }
      })
      .filter(({ left, pieces }) => left > 0 || pieces > 0)
    const productName = lines.find((line) => line.productId === productId)?.productName ?? ''
    return own.length === 0 ? [] : [{ productId, productName, quantity, lots: own }]
  })
}

/** The packer took other lots than were proposed. What they hold in their hands counts, whatever the books say is left. Later only the office mends it. */
export function chooseLots(
  database: Database,
  by: Acting & { role: Role },
  orderId: number,
  { lots }: LotsTaken,
): Promise<Outcome<undefined, typeof orderNotFound | typeof lotsDoNotFit | ReturnType<typeof lotsAreForOffice>>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) return orderNotFound
    const isAtTable = (await transaction.$count(orders, and(eq(orders.id, orderId), isToPack))) > 0
    if (!isAtTable && !mayDo(by.role, 'manage orders')) return lotsAreForOffice(order.number)
    const before = await namesOf(transaction, orderId)
    const ordered = piecesOf(await linesOf(transaction, orderId))
    const known = await lotsOfProducts(transaction, [...ordered.keys()])
    const taken = lots.filter(({ pieces }) => pieces > 0)
    for (const [productId, quantity] of ordered) {
      const own = taken.filter(({ lotId }) => known.some((lot) => lot.id === lotId && lot.productId === productId))
      if (own.reduce((sum, { pieces }) => sum + pieces, 0) > quantity) return lotsDoNotFit
    }
    const ids = taken.map(({ lotId }) => lotId)
    if (new Set(ids).size < ids.length || ids.some((id) => !known.some((lot) => lot.id === id))) return lotsDoNotFit
    await transaction.delete(orderLots).where(eq(orderLots.orderId, orderId))
    if (taken.length > 0)
      await transaction.insert(orderLots).values(taken.map(({ lotId, pieces }) => ({ orderId, lotId, pieces })))
    const after = await namesOf(transaction, orderId)
    if (before === after) return done(undefined)
    await recordEvent(transaction, orderId, 'lots_chosen', 'administrator', { lots: after, by: by.username })
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'order',
      id: orderId,
      name: order.number,
      before: { lots: before },
      after: { lots: after },
    })
    return done(undefined)
  })
}

const linesOf = (database: Database, orderId: number) =>
  database
    .select({ productId: orderLines.productId, productName: orderLines.productName, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))

/** "L-12 × 2, L-13 × 1" */
async function namesOf(transaction: Database, orderId: number): Promise<string> {
  const lots = (await lotsOfOrders(transaction, [orderId])).get(orderId) ?? []
  return lots
    .filter(({ isProposed }) => !isProposed)
    .map(({ number, pieces }) => `${number} × ${pieces}`)
    .join(', ')
}
