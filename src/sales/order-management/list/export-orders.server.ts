import { and, asc, desc, inArray } from 'drizzle-orm'
import { withIndexScans } from '../../../server/database/index-scans.ts'
import { tableInBatches } from '../../../server/files/csv-file.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import { columnHeads, printOrder } from './order-columns.server.ts'
import { isAskedFor } from './order-filter.server.ts'
import { isAfterCursor, orderCursor, type OrderCursor } from './order-cursor.server.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'

const batchSize = 500

/** The orders that are asked for as a table for spreadsheets, the newest first. */
export const exportOrders = (database: Database, filter: OrderFilter) =>
  tableInBatches(columnHeads, (after: OrderCursor | undefined) =>
    withIndexScans(database, (transaction) => readBatch(transaction, filter, after)),
  )

async function readBatch(transaction: Database, filter: OrderFilter, after: OrderCursor | undefined) {
  const newestFirst = [desc(orders.createdAt), desc(orders.id)]
  const places = await transaction
    .select(orderCursor)
    .from(orders)
    .where(and(isAskedFor(filter), after && isAfterCursor(after)))
    .orderBy(...newestFirst)
    .limit(batchSize)
  const ids = places.map(({ id }) => id)
  const found = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(...newestFirst)
  const ordered = await transaction
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const linesOf = Map.groupBy(ordered, ({ orderId }) => orderId)
  return {
    lines: found.map((order) => printOrder(order, linesOf.get(order.id) ?? [])).join(''),
    last: places.length === batchSize ? places.at(-1) : undefined,
  }
}
