import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { payments } from './payments.table.ts'

/** Somebody may be paying at this moment. */
export const isInProgress = inArray(payments.state, ['creating', 'open', 'processing'])

/** There is no session at which an order could be paid at this moment. */
export const hasNoOpenPayment = (database: Database) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), isInProgress)),
  )
