import { asc, eq, or, sql } from 'drizzle-orm'
import { lockProducts, moveStock, type Goods } from '../../catalog/stock/stock.server.ts'
import { discountCodes } from '../../discounts/discount-codes.table.ts'
import { releaseCodeUse, reserveCodeUse } from '../../discounts/code-uses.server.ts'
import { discountUsedUp } from '../../discounts/discount.ts'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { soldOut } from './order.ts'
import { orderLines, orders } from './orders.table.ts'

export type OrderRow = typeof orders.$inferSelect
type OrderLineRow = typeof orderLines.$inferSelect

/** The columns that every change of an order updates. */
export const bumpVersion = { version: sql`${orders.version} + 1`, updatedAt: sql`now()` }

/** An order locked until the transaction ends, with its lines and products. */
export interface LockedOrder {
  order: OrderRow
  lines: OrderLineRow[]
  goods: Map<number, Goods>
}

/** What else to lock for the planned change. */
interface Also {
  products: number[]
  code: string | undefined
}

/** The order changed what it needs before it was locked. */
class LockedAnother extends Error {
  override name = 'Exchanged'
}

/**
 * Locks an order with all it may release or reserve. Lock order: products by id, codes, order; everybody uses it, so
 * there are no deadlocks. If the order has changed meanwhile and needs other rows, all locks are released and taken
 * again.
 * @param language the language of the product names
 */
export async function lockOrder(
  transaction: Database,
  id: number,
  language?: Language,
  also: Also = { products: [], code: undefined },
): Promise<LockedOrder | undefined> {
  for (;;) {
    try {
      return await transaction.transaction((attempt) => lockAsSeen(attempt, id, language, also))
    } catch (error) {
      if (!(error instanceof LockedAnother)) throw error
    }
  }
}

async function lockAsSeen(
  transaction: Database,
  id: number,
  language: Language | undefined,
  also: Also,
): Promise<LockedOrder | undefined> {
  const [known] = await transaction
    .select({ discountCodeId: orders.discountCodeId, language: orders.language })
    .from(orders)
    .where(eq(orders.id, id))
  if (!known) return undefined
  const seen = await linesOf(transaction, id)
  const goods = await lockProducts(transaction, [...productsOf(seen), ...also.products], language ?? known.language)
  const codes = await lockCodes(transaction, known.discountCodeId, also.code)
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) return undefined
  // The lines may have changed while we waited for the lock.
  const lines = await linesOf(transaction, id)
  const isHeld = productsOf(lines).every((product) => goods.has(product))
  if (!isHeld || (order.discountCodeId !== null && !codes.includes(order.discountCodeId))) throw new LockedAnother()
  return { order, lines, goods }
}

async function lockCodes(transaction: Database, id: number | null, code: string | undefined): Promise<number[]> {
  if (id === null && code === undefined) return []
  const held = await transaction
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(or(eq(discountCodes.id, id ?? 0), eq(discountCodes.code, code ?? '')))
    .orderBy(discountCodes.id)
    .for('no key update')
  return held.map((one) => one.id)
}

function linesOf(transaction: Database, orderId: number): Promise<OrderLineRow[]> {
  return transaction.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

const productsOf = (lines: OrderLineRow[]) => lines.flatMap(({ productId }) => (productId === null ? [] : [productId]))

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
  if (order.holdsStock) await moveStock(transaction, goods, piecesOf(lines))
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
  if (!order.holdsStock) await moveStock(transaction, goods, negative(piecesOf(lines)))
  await transaction
    .update(orders)
    .set({ ...bumpVersion, holdsStock: true, holdsCodeUse: order.discountCodeId !== null })
    .where(eq(orders.id, order.id))
  return { ok: true }
}
