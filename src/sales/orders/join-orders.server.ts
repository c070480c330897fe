import { and, asc, eq, isNull, ne, not, sql } from 'drizzle-orm'
import { customers } from '../../customers/customers.table.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { enqueue, type Job } from '../../server/jobs/jobs.ts'
import { bumpVersion } from './lock-order.server.ts'
import { orders } from './orders.table.ts'

/** Made without an account, and still bearing its customer's address. */
const isGuests = and(isNull(orders.customerId), ne(orders.email, ''))

/** Another browser may still change it, which has no account: it joins when it is confirmed. */
const mayStillChange = sql`(${orders.status} = 'pending' and ${orders.checkoutId} is not null)`

/**
 * Gives one order to the account that its own customer makes for it: whoever calls this knows that it is the same person, as the browser that
 * ordered shows. Only where the addresses are the same. Returns whether the order is the account's now.
 */
export async function joinOrder(
  transaction: Database,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<boolean> {
  const account = transaction.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  const joined = await transaction
    .update(orders)
    .set({ customerId, ...bumpVersion })
    .where(and(eq(orders.id, orderId), isGuests, isSameEmail(orders.email, sql`(${account})`)))
    .returning({ id: orders.id })
  return joined.length > 0
}

/** A guest's order is confirmed: it joins the account of its address, if there is one whose owner has proved that. */
export async function joinProvedAccount(transaction: Database, { orderId }: { orderId: number }): Promise<void> {
  const owner = transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(isSameEmail(customers.email, sql`${orders.email}`), eq(customers.isEmailProved, true)))
  await transaction
    .update(orders)
    .set({ customerId: sql`(${owner})` })
    .where(and(eq(orders.id, orderId), isGuests))
}

/**
 * The address of an account is proved: what was ordered with it before joins the account. A job of its own takes each order by itself, after
 * the proof is written down: whoever holds an order may be waiting for the customer, and the other way round.
 */
export const joinGuestOrders: Job<{ customerId: number }> = {
  name: 'join-guest-orders',
  retries: { max: 20, firstPauseSeconds: 5, longestPauseSeconds: 300 },

  async perform({ database }, { customerId }) {
    const [account] = await database
      .select({ email: customers.email })
      .from(customers)
      .where(and(eq(customers.id, customerId), eq(customers.isEmailProved, true)))
    if (!account) return
    const theirs = and(isGuests, isSameEmail(orders.email, account.email))
    const found = await database.select({ id: orders.id }).from(orders).where(theirs).orderBy(asc(orders.id))
    for (const { id } of found) {
      await database.transaction(async (transaction) => {
        // One that is being confirmed at this moment is waited for: it was confirmed before it could know of the proof.
        await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
        await transaction
          .update(orders)
          .set({ customerId })
          .where(and(eq(orders.id, id), theirs, not(mayStillChange)))
      })
    }
  },
}

/** What follows from the proof. */
export const askToJoinOrders = (transaction: Database, { customerId }: { customerId: number }): Promise<unknown> =>
  enqueue(transaction, joinGuestOrders, { customerId })
