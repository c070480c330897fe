import { moveStock } from '../../catalog/stock/stock.server.ts'
import { releaseCodeUse, reserveCodeUse } from '../../discounts/code-uses.server.ts'
import { discountUsedUp } from '../../discounts/discount.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { bumpVersion, type LockedOrder, type OrderRow } from './lock-order.server.ts'
import { hasLeft } from './has-left.ts'
import { hoursToPay, soldOut } from './order.ts'
import { orderLots } from './order-lots.table.ts'
import { orders } from './orders.table.ts'

/** Until when an order that reserves now can be paid. */
export const payableUntil = sql`now() + ${`${hoursToPay} hours`}::interval`

/** Pieces per product on these lines. */
export function piecesOf(lines: { productId: number | null; quantity: number }[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines)
    if (productId !== null) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return pieces
}

const negative = (pieces: Map<number, number>) => new Map([...pieces].map(([id, count]) => [id, -count]))

/** Releases what an order reserves: stock and the use of a code. */
export async function releaseReservation(transaction: Database, { order, lines, goods }: LockedOrder): Promise<void> {
  const kind = hasLeft(order) ? 'returned' : 'given_back'
  if (order.holdsStock) await moveStock(transaction, goods, piecesOf(lines), { kind, order: order.id })
  // What was laid out for its parcel goes back to its lot. Where a lot has gone to stays known.
  if (kind === 'given_back' && order.status !== 'pending')
    await transaction.delete(orderLots).where(eq(orderLots.orderId, order.id))
  if (order.holdsCodeUse && order.discountCodeId !== null) await releaseCodeUse(transaction, order.discountCodeId)
  await transaction
    .update(orders)
    .set({ ...bumpVersion, holdsStock: false, holdsCodeUse: false })
    .where(eq(orders.id, order.id))
}

/** Reserves again what an order released, at its original prices. A hidden product is fine; missing stock is not. */
export async function reserveAgain(
  transaction: Database,
  { order, lines, goods }: LockedOrder,
  { evenIfCodeIsUsedUp }: { evenIfCodeIsUsedUp: boolean },
): Promise<{ ok: true } | ReturnType<typeof soldOut> | typeof discountUsedUp> {
  if (!order.holdsStock) {
    const missing = lines.flatMap(({ productId, quantity }) => {
      const available = productId === null ? 0 : (goods.get(productId)?.stockQuantity ?? 0)
      return available < quantity ? [{ id: productId ?? 0, available }] : []
    })
    if (missing.length > 0) return soldOut(missing)
  }
  if (!order.holdsCodeUse && order.discountCodeId !== null) {
    const isTaken = await reserveCodeUse(transaction, order.discountCodeId, { evenIfUsedUp: evenIfCodeIsUsedUp })
    if (!isTaken) return discountUsedUp
  }
  if (!order.holdsStock) await moveStock(transaction, goods, negative(piecesOf(lines)), { order: order.id })
  await transaction
    .update(orders)
    .set({ ...bumpVersion, holdsStock: true, holdsCodeUse: order.discountCodeId !== null })
    .where(eq(orders.id, order.id))
  return { ok: true }
}

/** Whether an unpaid order keeps what it holds though a payment came to nothing: the office promised it until then. */
export const keepsStock = (order: Pick<OrderRow, 'keepsStock' | 'payableUntil'>): boolean =>
  order.keepsStock && order.payableUntil > new Date()
