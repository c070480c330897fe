import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import { printMoney, type Money } from '../../../kernel/money.ts'
import { withIndexScans } from '../../../server/database/index-scans.ts'
import type { Database } from '../../../server/database/database.ts'
import { prepared, type ValueOf } from '../../../server/database/prepared.ts'
import { listed, toOrderJson } from '../to-order-json.server.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { countedOrders, isOfKeptCounts } from './order-counts.server.ts'
import { isAskedFor, isByTransfer } from './order-filter.server.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import type { OrderInList } from '../order-details.ts'
import { orders } from '../../orders/orders.table.ts'

interface Part {
  page: number
  limit: number
}

const columns = { ...listed, due: orders.due, needsAttention: orders.needsAttention, version: orders.version }

interface Row {
  order: Pick<OrderRow, keyof typeof columns>
  refunded: Money
  isByTransfer: boolean
}

interface Found {
  total: number
  rows: Row[]
}

/** One page of the matching orders, the newest first, and how many match in all. */
export async function listOrders(
  database: Database,
  { page, limit, ...filter }: Part & OrderFilter,
): Promise<{ list: OrderInList[]; total: number }> {
  const asked = isAskedFor(filter)
  if (page === 1 && isOfKeptCounts(filter)) {
    const rows = asked ? await firstPage(database, asked).limit(limit) : await readNewest(database, { limit })
    return { list: rows.map(describe), total: rows[0]?.total ?? 0 }
  }
  const { total, rows } = await withIndexScans(database, async (transaction) => {
    if (filter.search) return findBySearching(transaction, asked, { page, limit })
    const count = isOfKeptCounts(filter)
      ? countedOrders(asked)
      : sql<number>`(select count(*)::integer from orders where ${asked})`
    return findByState(transaction, asked, count, { page, limit })
  })
  return { list: rows.map(describe), total }
}

const describe = ({ order, refunded, isByTransfer: isTransferred }: Row): OrderInList => ({
  ...toOrderJson(order),
  refundedAmount: printMoney(refunded),
  needsAttention: order.needsAttention,
  ...(order.due > 0 && { dueAmount: printMoney(order.due) }),
  ...(isTransferred && { byTransfer: true as const }),
  version: order.version,
})

/** Orders with what else a list says of them. Drizzle would leave out the table of a column that isn't in a piece of its own. */
const row = {
  order: columns,
  /** What was refunded of these orders' own payments. */
  refunded: sql<Money>`coalesce((
    select sum(payments.refunded_grosze) from payments where payments.order_id = orders.id and payments.state = 'paid'), 0)::integer`,
  isByTransfer: sql<boolean>`${isByTransfer}`,
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)]

/** All orders that are so, the newest first: for few, such as those of one customer. */
export async function readOrdersInList(database: Database, where: SQL | undefined): Promise<OrderInList[]> {
  const rows = await database
    .select(row)
    .from(orders)
    .where(where)
    .orderBy(...newestFirst)
  return rows.map(describe)
}

/** In one statement, since the panel asks for this most. An empty page is that of an empty list. */
const firstPage = (database: Database, asked: SQL | undefined) =>
  database
    .select({ ...row, total: countedOrders(asked) })
    .from(orders)
    .where(asked)
    .orderBy(...newestFirst)

const readNewest = prepared((database: Database, value: ValueOf<{ limit: number }>) =>
  firstPage(database, undefined).limit(value('limit') as never),
)

/** Page and total are found in one query, because a search may have to scan every order. */
async function findBySearching(transaction: Database, asked: SQL | undefined, { page, limit }: Part): Promise<Found> {
  const found = await transaction.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total,
      (array_agg(id order by created_at desc, id desc))[${(page - 1) * limit + 1}::integer : ${page * limit}::integer] as ids
    from orders where ${asked}`)
  const { total = 0, ids } = found.rows[0] ?? {}
  if (!ids?.length) return { total, rows: [] }
  const rows = await transaction
    .select(row)
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(...newestFirst)
  return { total, rows }
}

/** Reads from the nearer end of the index, so that the last page is as fast as the first. */
async function findByState(
  transaction: Database,
  asked: SQL | undefined,
  count: SQL<number>,
  { page, limit }: Part,
): Promise<Found> {
  const counted = await transaction.execute<{ total: number }>(sql`select ${count} as total`)
  const total = counted.rows[0]?.total ?? 0
  const before = (page - 1) * limit
  const size = Math.min(limit, total - before)
  const after = total - before - size
  if (size <= 0) return { total, rows: [] }
  const isNearTheFront = before <= after
  const passed = isNearTheFront ? before : after
  const [turn, isOnward] = isNearTheFront ? [desc, isFromCursor] : [asc, isUpToCursor]
  const turned = [turn(orders.createdAt), turn(orders.id)]
  const first = passed > 0 ? await findPlace(transaction, asked, turned, passed) : undefined
  const rows = await transaction
    .select(row)
    .from(orders)
    .where(and(asked, first && isOnward(first)))
    .orderBy(...turned)
    .limit(size)
  return { total, rows: isNearTheFront ? rows : rows.toReversed() }
}

/** Skipped orders are read from the index only, and a moment is made a text only where it is the place. */
async function findPlace(transaction: Database, asked: SQL | undefined, turned: SQL[], passed: number) {
  const { createdAt, id } = orders
  const place = transaction
    .select({ createdAt, id })
    .from(orders)
    .where(asked)
    .orderBy(...turned)
    .limit(1)
    .offset(passed)
    .as('place')
  const [found] = await transaction
    .select({ id: place.id, createdAt: sql<string>`${place.createdAt}::text` })
    .from(place)
  return found
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
