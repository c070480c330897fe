import { and, eq, inArray, isNotNull, isNull, notExists, notInArray, or, sql } from 'drizzle-orm'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { idleStates, markedStates } from './to-withdrawal-json.server.ts'
import { withdrawals } from './withdrawals.table.ts'

/** The office still has something to do. */
export const isOpen = and(isNull(withdrawals.handledAt), notInArray(withdrawals.state, idleStates))
export const isDone = or(isNotNull(withdrawals.handledAt), inArray(withdrawals.state, idleStates))

/** Whether an order is marked as withdrawn from, because a declaration about it is open. */
export async function waitsForOffice(database: Database, orderId: number): Promise<boolean> {
  const isOfIt = and(eq(withdrawals.orderId, orderId), inArray(withdrawals.state, markedStates))
  return (await database.$count(withdrawals, and(isOfIt, isOpen))) > 0
}

/** The number of open declarations about an order, in any state. */
export const countOpenOf = (database: Database, orderId: number): Promise<number> =>
  database.$count(withdrawals, and(eq(withdrawals.orderId, orderId), isOpen))

/** Whether someone with this address has an open declaration. */
export const declaresStill = async (database: Database, email: string): Promise<boolean> =>
  (await database.$count(withdrawals, and(isSameEmail(withdrawals.email, email), isOpen))) > 0

/** No declaration about the order is open. */
export const hasNothingOpen = (database: Database) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, orders.id), isOpen)),
  )
