import { and, asc, eq, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { invoices } from '../../invoices/invoices.table.ts'
import { payments } from '../../payments/payments.table.ts'
import type { Clear } from '../../../personal-data/personal-data.ts'
import type { Database } from '../../../server/database/database.ts'
import { hasNothingOpen } from '../../withdrawal/open-withdrawals.server.ts'
import { forgetOrderContacts, forgetOrderEmails } from './anonymise-order.server.ts'
import { orders } from '../../orders/orders.table.ts'

/** Nobody has taken money for it, or is about to. */
const cameToNothing = (database: Database) =>
  and(
    eq(orders.status, 'cancelled'),
    isNull(orders.paidAt),
    isNull(orders.needsAttention),
    notExists(
      database
        .select({ one: sql`1` })
        .from(payments)
        .where(
          and(
            eq(payments.orderId, orders.id),
            or(
              inArray(payments.state, ['creating', 'open', 'processing', 'paid', 'flagged']),
              sql`coalesce(${payments.taken}, 0) > 0`,
            ),
          ),
        ),
    ),
  )

/** Orders that were cancelled before anybody paid. */
export const clearUnpaidOrders: Clear = async (transaction, before, max) => {
  const old = await held(transaction, and(lt(orders.createdAt, before), cameToNothing(transaction)), max)
  return remove(transaction, old)
}

/** How customers are reached, once nothing can come of their orders any more. */
export const clearOrderContacts: Clear = async (transaction, before, max) => {
  const isOver = and(ne(orders.email, ''), isNull(orders.needsAttention))
  const old = await held(transaction, and(lt(orders.createdAt, before), isOver), max)
  if (old.length > 0) await forgetOrderContacts(transaction, old)
  return old.length
}

/** Orders that no tax office can ask about any more. */
export const clearPaidOrders: Clear = async (transaction, before, max) => {
  const dated = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`
  // A document that was issued in the year after keeps its order for a year longer.
  const hasDocuments = transaction
    .select({ one: sql`1` })
    .from(invoices)
    .where(eq(invoices.orderId, orders.id))
  return remove(transaction, await held(transaction, and(lt(dated, before), notExists(hasDocuments)), max))
}

const held = (transaction: Database, where: ReturnType<typeof and>, max: number) =>
  transaction
    .select()
    .from(orders)
    // Who withdrew and waits for an answer can't be forgotten.
    .where(and(where, hasNothingOpen(transaction)))
    .orderBy(asc(orders.id))
    .limit(max)
    // Somebody is at it just now: another night will do.
    .for('update', { skipLocked: true })

/** Lines, events, links, payments and refunds go with their order; letters name it in their subject. */
async function remove(transaction: Database, old: Awaited<ReturnType<typeof held>>): Promise<number> {
  if (old.length === 0) return 0
  await forgetOrderEmails(transaction, old)
  await transaction.delete(orders).where(
    inArray(
      orders.id,
      old.map(({ id }) => id),
    ),
  )
  return old.length
}
