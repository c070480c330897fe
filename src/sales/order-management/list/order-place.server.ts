import { sql, type SQL } from 'drizzle-orm'
import { orders } from '../../orders/orders.table.ts'

/** Where an order stands in the list. The moment to its last digit, which a `Date` hasn't got. */
export interface Place {
  id: number
  createdAt: string
}

/** What to select of an order to know where it stands. */
export const place = { id: orders.id, createdAt: sql<string>`${orders.createdAt}::text` }

/** Whether an order stands further along than another one. */
export const isAfter = (other: Place): SQL => sql`${own} < ${moment(other)}`

/** Whether it is this one, or stands further along, or further back. */
export const isFrom = (other: Place): SQL => sql`${own} <= ${moment(other)}`
export const isBackFrom = (other: Place): SQL => sql`${own} >= ${moment(other)}`

const own = sql`(${orders.createdAt}, ${orders.id})`
const moment = ({ createdAt, id }: Place) => sql`(${createdAt}::timestamptz, ${id}::integer)`
