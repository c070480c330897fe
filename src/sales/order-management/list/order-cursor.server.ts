import { sql, type SQL } from 'drizzle-orm'
import { orders } from '../../orders/orders.table.ts'

/** Where an order stands in the list. The moment to its last digit, which a `Date` hasn't got. */
export interface OrderCursor {
  id: number
  createdAt: string
}

/** What to select of an order to know where it stands. */
export const orderCursor = { id: orders.id, createdAt: sql<string>`${orders.createdAt}::text` }

/** Whether an order stands further along than another one. */
export const isAfterCursor = (other: OrderCursor): SQL => sql`${own} < ${moment(other)}`

/** Whether it is this one, or stands further along, or further back. */
export const isFromCursor = (other: OrderCursor): SQL => sql`${own} <= ${moment(other)}`
export const isUpToCursor = (other: OrderCursor): SQL => sql`${own} >= ${moment(other)}`

const own = sql`(${orders.createdAt}, ${orders.id})`
const moment = ({ createdAt, id }: OrderCursor) => sql`(${createdAt}::timestamptz, ${id}::integer)`
