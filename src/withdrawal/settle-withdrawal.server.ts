import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { touched, type OrderRow } from '../orders/hold-order.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Database } from '../server/database.ts'
import { mailWithdrawal } from './mail-withdrawal.server.ts'
import { readOrderNumber } from './order-number.ts'
import { periodsOfOrders } from './period-of-order.server.ts'
import { refundOfOrder } from './refund-of-order.server.ts'
import { isLate } from './withdrawal-period.ts'
import type { WithdrawalState } from './withdrawal.ts'
import { withdrawals, type WithdrawalRow } from './withdrawals.table.ts'

/**
 * Decides what comes of a declaration, notes it on its order and tells both sides. The order is held first, then the declaration,
 * so that of two that say the same one is accepted and the other repeats it.
 * @param orderId the order that it is about, where that is known; otherwise number and address have to fit
 */
export async function settleWithdrawal(transaction: Database, id: number, orderId?: number): Promise<WithdrawalRow> {
  const seen = await hold(transaction, id)
  const order = await holdOrderOf(transaction, seen, orderId)
  const row = await hold(transaction, id, 'for update')
  const isDecided = row.state !== 'received' && !(row.state === 'unmatched' && orderId !== undefined)
  if (isDecided) return row
  const decided = order ? await decide(transaction, row, order) : { state: 'unmatched' as const }
  const [settled] = await transaction
    .update(withdrawals)
    .set({ ...decided, orderId: order?.id ?? null })
    .where(eq(withdrawals.id, id))
    .returning()
  if (order) await noteOnOrder(transaction, order, settled as WithdrawalRow)
  await mailWithdrawal(transaction, settled as WithdrawalRow, order)
  return settled as WithdrawalRow
}

async function hold(transaction: Database, id: number, how?: 'for update'): Promise<WithdrawalRow> {
  const asked = transaction.select().from(withdrawals).where(eq(withdrawals.id, id)).$dynamic()
  const [row] = await (how ? asked.for('update') : asked)
  if (!row) throw new Error(`withdrawal ${id} is gone before it was settled`)
  return row
}

async function holdOrderOf(
  transaction: Database,
  { orderNumber, email }: WithdrawalRow,
  orderId: number | undefined,
): Promise<OrderRow | undefined> {
  const number = readOrderNumber(orderNumber)
  if (orderId === undefined && number === undefined) return undefined
  const isMeant =
    orderId === undefined
      ? and(eq(orders.number, number ?? ''), sql`lower(${orders.email} collate "C") = lower(${email} collate "C")`)
      : eq(orders.id, orderId)
  const [order] = await transaction.select().from(orders).where(isMeant).for('update')
  return order
}

interface Decided {
  state: WithdrawalState
  periodEndsOn?: string | null
  firstDeclaredAt?: Date
  refund?: number
}

async function decide(transaction: Database, row: WithdrawalRow, order: OrderRow) {
  const first = await sameBefore(transaction, row, order.id)
  if (first) return { state: 'repeated', firstDeclaredAt: first.createdAt } satisfies Decided
  if (order.status === 'cancelled') return { state: 'cancelled' } satisfies Decided
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'failed')
    return { state: 'unpaid' } satisfies Decided
  const periodEndsOn = (await periodsOfOrders(transaction, [order]))(order.id)
  return {
    state: isLate(row.createdAt, periodEndsOn) ? 'late' : 'accepted',
    periodEndsOn,
    ...(row.isWhole && { refund: await refundOfOrder(transaction, order) }),
  } satisfies Decided
}

/** What was declared of the same goods, or of all of them, and still stands. */
async function sameBefore(transaction: Database, row: WithdrawalRow, orderId: number) {
  const { createdAt, state, isWhole, contentHash } = withdrawals
  const [first] = await transaction
    .select({ createdAt })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.orderId, orderId),
        inArray(state, ['accepted', 'late']),
        or(isWhole, eq(contentHash, row.contentHash)),
      ),
    )
    .orderBy(asc(createdAt))
    .limit(1)
  return first
}

async function noteOnOrder(transaction: Database, order: OrderRow, { id, state, isWhole }: WithdrawalRow) {
  await recordEvent(transaction, order.id, 'withdrawn', 'customer', { withdrawal: id, state, isWhole })
  // Whatever else somebody has to look at stays named: the withdrawal has a section of its own.
  const needsAttention = ['accepted', 'late'].includes(state) ? (order.needsAttention ?? 'withdrawn') : undefined
  await transaction
    .update(orders)
    .set({ ...touched, ...(needsAttention && { needsAttention }) })
    .where(eq(orders.id, order.id))
}
