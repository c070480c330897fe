import { asc, eq, or, sql } from 'drizzle-orm'
import { lockProducts, type Goods } from '../../catalog/stock/stock.server.ts'
import { discountCodes } from '../../discounts/discount-codes.table.ts'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
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
  override name = 'LockedAnother'
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
