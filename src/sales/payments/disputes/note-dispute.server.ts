import { and, asc, eq, sql } from 'drizzle-orm'
import { printMoney, type Money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { fact } from '../../../server/database/fact.ts'
import { flagOrder } from '../../orders/flag-order.server.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import { orderEvents } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { payments } from '../payments.table.ts'
import type { Dispute, DisputeState } from './dispute.ts'
import { disputes } from './disputes.table.ts'

/** What the provider says of a contested payment. */
export interface ToldDispute {
  id: string
  state: DisputeState
  amount: Money | null
  reason: string | null
  respondBy: Date | null
}

/** Nothing is left to wait for: it was won, or the office has said what becomes of the sale. */
export const disputeSettled = fact<{ orderId: number }>('a contested payment is settled')

/**
 * Records how a contested payment stands. The office has only days to answer, and is told once; and once more when the bank has taken the
 * money. News may come late and in any order: what is won or lost stays so.
 */
export function noteDispute(database: Database, sessionId: string, told: ToldDispute): Promise<void> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.sessionId, sessionId))
    const held = payment && (await lockOrder(transaction, payment.orderId))
    if (!held) return
    const orderId = held.order.id
    const [known] = await transaction.select().from(disputes).where(eq(disputes.id, told.id))
    if (known?.state === 'won' || known?.state === 'lost') return
    const { id, state, amount, reason, respondBy } = told
    // What an event leaves out stays as it was told.
    const kept = { amount: amount ?? known?.amount ?? null, reason: reason ?? known?.reason ?? null }
    const row = { ...kept, state, respondBy: respondBy ?? known?.respondBy ?? null }
    await transaction
      .insert(disputes)
      .values({ id, paymentId: payment.id, orderId, ...row })
      .onConflictDoUpdate({ target: disputes.id, set: row })
    const about = { payment: payment.id, dispute: id }
    if (state === 'won' || state === 'lost')
      await recordEvent(transaction, orderId, 'dispute_closed', 'provider', { state, ...about })
    if (state === 'won') return disputeSettled.happened(transaction, { orderId })
    if (state === 'lost') return flagOrder(transaction, orderId, 'payment_taken_back', about)
    const isFlagged = and(eq(orderEvents.orderId, orderId), sql`${orderEvents.details} ->> 'dispute' = ${id}`)
    if ((await transaction.$count(orderEvents, isFlagged)) === 0)
      await flagOrder(transaction, orderId, 'disputed', about)
  })
}

/** The contested payments of an order for the panel. */
export async function disputesOf(database: Database, orderId: number): Promise<Dispute[]> {
  const rows = await database
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.createdAt), asc(disputes.id))
  return rows.map(({ id, amount, reason, state, respondBy, decision }) => ({
    id,
    amount: amount === null ? null : printMoney(amount),
    reason,
    state,
    respondBy: respondBy?.toISOString() ?? null,
    decision,
  }))
}
