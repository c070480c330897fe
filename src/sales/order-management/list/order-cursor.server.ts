import { sql, type SQL } from 'drizzle-orm'
import { orders } from '../../orders/orders.table.ts'

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
export const isFromCursor = (other: OrderCursor): SQL => sql`${own} <= ${moment(other)}`
export const isUpToCursor = (other: OrderCursor): SQL => sql`${own} >= ${moment(other)}`

const own = sql`(${orders.createdAt}, ${orders.id})`
const moment = ({ createdAt, id }: OrderCursor) => sql`(${createdAt}::timestamptz, ${id}::integer)`
