import { and, eq, inArray, isNotNull, isNull, notExists, notInArray, or, sql } from 'drizzle-orm'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { idleStates, markedStates } from './to-withdrawal-json.server.ts'
import { withdrawals } from './withdrawals.table.ts'

/** Somebody has to do something about it still. */
export const isOpen = and(isNull(withdrawals.handledAt), notInArray(withdrawals.state, idleStates))
export const isDone = or(isNotNull(withdrawals.handledAt), inArray(withdrawals.state, idleStates))

/** Whether an order is to say that it was withdrawn from, until somebody has seen to it. */
export async function waitsForOffice(database: Database, orderId: number): Promise<boolean> {
  const isOfIt = and(eq(withdrawals.orderId, orderId), inArray(withdrawals.state, markedStates))
  return (await database.$count(withdrawals, and(isOfIt, isOpen))) > 0
}

/** How many declarations about an order are open, whatever came of them. */
export const countOpenOf = (database: Database, orderId: number): Promise<number> =>
  database.$count(withdrawals, and(eq(withdrawals.orderId, orderId), isOpen))

/** Whether whoever has this address waits for what comes of a declaration. */
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
