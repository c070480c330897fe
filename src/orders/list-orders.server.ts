import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { describeOrder } from './describe-order.server.ts'
import { byIndexes, isAskedFor } from './order-filter.server.ts'
import type { OrderFilter } from './order-changes.ts'
import type { OrderInList } from './order.ts'
import { orders } from './orders.table.ts'

interface Part {
  page: number
  limit: number
}

/** The newest first; of all that are asked for, how many there are, and those of one page. */
export function listOrders(
  database: Database,
  { page, limit, ...filter }: Part & OrderFilter,
): Promise<{ list: OrderInList[]; total: number }> {
  return byIndexes(database, async (transaction) => {
    const asked = isAskedFor(filter)
    const find = filter.search ? findBySearching : findByState
    const { total, ids } = await find(transaction, asked, { page, limit })
    if (ids.length === 0) return { list: [], total }
    const rows = await transaction
      .select()
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(desc(orders.createdAt), desc(orders.id))
    return {
      list: rows.map((row) => ({ ...describeOrder(row), needsAttention: row.needsAttention, version: row.version })),
      total,
    }
  })
}

interface Found {
  total: number
  ids: number[]
}

/** Where the page ends is known before the count is, so both are found in one go: a search may have to look at every order. */
async function findBySearching(
  transaction: Database,
  asked: SQL | undefined,
  { page, limit }: Part,
): Promise<Found> {
  const { rows } = await transaction.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total,
      (array_agg(id order by created_at desc, id desc))[${(page - 1) * limit + 1}::integer : ${page * limit}::integer] as ids
    from orders where ${asked}`)
  const [found] = rows
  return { total: found?.total ?? 0, ids: found?.ids ?? [] }
}

/** Goes to the page from the nearer end of its index, so that the last page is as near as the first. */
async function findByState(
  transaction: Database,
  asked: SQL | undefined,
  { page, limit }: Part,
): Promise<Found> {
  const total = await transaction.$count(orders, asked)
  const before = (page - 1) * limit
  const count = Math.min(limit, total - before)
  if (count <= 0) return { total, ids: [] }
  const after = total - before - count
  const [turn, passed] = before <= after ? [desc, before] : [asc, after]
  const found = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(asked)
    .orderBy(turn(orders.createdAt), turn(orders.id))
    .limit(count)
    .offset(passed)
  return { total, ids: found.map(({ id }) => id) }
}
