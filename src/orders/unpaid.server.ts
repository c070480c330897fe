import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { payments } from '../payments/payments.table.ts'
import type { Database } from '../server/database.ts'
import { orders } from './orders.table.ts'

/** Waits for its payment, as far as anybody knows. */
export const isUnpaid = and(eq(orders.status, 'pending'), eq(orders.paymentStatus, 'pending'))

/** No session at which it could be paid at this moment. */
export const hasNothingUnderWay = (database: Database) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), inArray(payments.state, ['creating', 'open', 'processing']))),
  )
