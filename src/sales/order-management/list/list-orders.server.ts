import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import { payments } from '../../payments/payments.table.ts'
import { withIndexScans } from '../../../server/database/index-scans.ts'
import type { Database } from '../../../server/database/database.ts'
import { toOrderJson } from '../to-order-json.server.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { isAskedFor, isByTransfer } from './order-filter.server.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import type { OrderInList } from '../order-details.ts'
import { orders } from '../../orders/orders.table.ts'

interface Part {
  page: number
  limit: number
}

interface Found {
  total: number
  rows: OrderRow[]
}

/** One page of the matching orders, the newest first, and how many match in all. */
export async function listOrders(
  database: Database,
  { page, limit, ...filter }: Part & OrderFilter,
): Promise<{ list: OrderInList[]; total: number }> {
  const find = filter.search ? findBySearching : findByState
  const { total, rows, refunded, byTransfer } = await withIndexScans(database, async (transaction) => {
    const found = await find(transaction, isAskedFor(filter), { page, limit })
    return {
      ...found,
      refunded: await readRefunded(transaction, found.rows),
      byTransfer: await readByTransfer(transaction, found.rows),
    }
  })
  return { list: rows.map((row) => describe(row, refunded, byTransfer)), total }
}

const describe = (row: OrderRow, refunded: Map<number, Money>, byTransfer: ReadonlySet<number>): OrderInList => ({
  ...toOrderJson(row),
  refundedAmount: printMoney(refunded.get(row.id) ?? money(0)),
  needsAttention: row.needsAttention,
  ...(row.due > 0 && { dueAmount: printMoney(row.due) }),
  ...(byTransfer.has(row.id) && { byTransfer: true as const }),
  version: row.version,
})

/** All orders that are so, the newest first: for few, such as those of one customer. */
export async function readOrdersInList(database: Database, where: SQL | undefined): Promise<OrderInList[]> {
  const rows = await database.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id))
  const refunded = await readRefunded(database, rows)
  const byTransfer = await readByTransfer(database, rows)
  return rows.map((row) => describe(row, refunded, byTransfer))
}

/** What was refunded of these orders' own payments. */
async function readRefunded(transaction: Database, rows: OrderRow[]): Promise<Map<number, Money>> {
  const { orderId, refunded, state } = payments
  const ids = rows.map(({ id }) => id)
  const isTheirs = and(inArray(orderId, ids), eq(state, 'paid'), gt(refunded, money(0)))
  const found = await transaction.select({ orderId, refunded }).from(payments).where(isTheirs)
  return new Map(found.map((one) => [one.orderId, one.refunded]))
}

async function readByTransfer(transaction: Database, rows: OrderRow[]): Promise<Set<number>> {
  const ids = rows.map(({ id }) => id)
  const found = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), isByTransfer))
  return new Set(found.map(({ id }) => id))
}

/** Page and total are found in one query, because a search may have to scan every order. */
async function findBySearching(transaction: Database, asked: SQL | undefined, { page, limit }: Part): Promise<Found> {
  const found = await transaction.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total,
      (array_agg(id order by created_at desc, id desc))[${(page - 1) * limit + 1}::integer : ${page * limit}::integer] as ids
    from orders where ${asked}`)
  const { total = 0, ids } = found.rows[0] ?? {}
  if (!ids?.length) return { total, rows: [] }
  const rows = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return { total, rows }
}

/** Reads from the nearer end of the index, so that the last page is as fast as the first. */
async function findByState(transaction: Database, asked: SQL | undefined, { page, limit }: Part): Promise<Found> {
  const total = await transaction.$count(orders, asked)
  const before = (page - 1) * limit
  const count = Math.min(limit, total - before)
  const after = total - before - count
  if (count <= 0) return { total, rows: [] }
  const isNearTheFront = before <= after
  const passed = isNearTheFront ? before : after
  const [turn, isOnward] = isNearTheFront ? [desc, isFromCursor] : [asc, isUpToCursor]
  const turned = [turn(orders.createdAt), turn(orders.id)]
  // Skipped orders are read from the index only.
  const [first] =
    passed > 0
      ? await transaction
          .select(orderCursor)
          .from(orders)
          .where(asked)
          .orderBy(...turned)
          .limit(1)
          .offset(passed)
      : []
  const rows = await transaction
    .select()
    .from(orders)
    .where(and(asked, first && isOnward(first)))
    .orderBy(...turned)
    .limit(count)
  return { total, rows: isNearTheFront ? rows : rows.toReversed() }
}

/** The position of an order in the list. The timestamp is in microseconds, which a `Date` can't hold. */
export interface OrderCursor {
  id: number
  createdAt: string
}

/** The columns that make up the position. */
export const orderCursor = { id: orders.id, createdAt: sql<string>`${orders.createdAt}::text` }

/** Whether an order comes after the position. */
export const isAfterCursor = (other: OrderCursor): SQL => sql`${own} < ${moment(other)}`

/** Whether an order comes at or after the position, or at or before it. */
const isFromCursor = (other: OrderCursor): SQL => sql`${own} <= ${moment(other)}`
const isUpToCursor = (other: OrderCursor): SQL => sql`${own} >= ${moment(other)}`

const own = sql`(${orders.createdAt}, ${orders.id})`
const moment = ({ createdAt, id }: OrderCursor) => sql`(${createdAt}::timestamptz, ${id}::integer)`
