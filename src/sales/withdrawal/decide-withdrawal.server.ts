import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { payments } from '../payments/payments.table.ts'
import type { Database } from '../../server/database/database.ts'
import { hasLeft } from '../orders/has-left.ts'
import { periodsOfOrders } from './withdrawals-of-orders.server.ts'
import { refundOfOrder } from './refund-of-order.server.ts'
import { isLate } from './withdrawal-period.ts'
import type { WithdrawalState } from './withdrawal.ts'
import { withdrawals, type WithdrawalRow } from './withdrawals.table.ts'

type Decided = Partial<WithdrawalRow> & { state: WithdrawalState }

/**
 * Decides a declaration about a locked order. It counts from when it was made: the same declaration made later but
 * decided earlier becomes a repetition.
 */
export async function decideWithdrawal(transaction: Database, row: WithdrawalRow, order: OrderRow): Promise<Decided> {
  const first = await sameBefore(transaction, row, order)
  if (first) return { state: 'repeated', firstDeclaredAt: first.createdAt }
  const isPaid = await isMoneyThere(transaction, order)
  if (order.status === 'cancelled') return { state: isPaid ? 'cancelled' : 'unpaid' }
  if (order.status === 'pending' && row.isWhole && !isPaid && !hasLeft(order)) return { state: 'unpaid' }
  const periodEndsOn = (await periodsOfOrders(transaction, [order]))(order.id)
  const amount = { periodEndsOn, ...(row.isWhole && { refund: await refundOfOrder(transaction, order) }) }
  if (isLate(row.createdAt, periodEndsOn)) return { state: 'late', ...amount }
  return { state: 'accepted', ...amount, ...(await takePlace(transaction, row, order.id)) }
}

/** Whether money came for the order, or may be on its way. */
async function isMoneyThere(transaction: Database, { id, paymentStatus }: OrderRow): Promise<boolean> {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return true
  const { orderId, state, taken } = payments
  const isThere = or(inArray(state, ['processing', 'flagged', 'paid']), gt(taken, sql`0`))
  return (await transaction.$count(payments, and(eq(orderId, id), isThere))) > 0
}

const { createdAt, state, isWhole, contentHash, id, orderId, firstDeclaredAt } = withdrawals
const momentOf = (row: WithdrawalRow) =>
  sql`(select own.created_at, own.id from withdrawals as own where own.id = ${row.id})`

/** An earlier accepted declaration about the same goods or the whole order. */
async function sameBefore(transaction: Database, row: WithdrawalRow, order: OrderRow) {
  const standing: WithdrawalState[] = order.status === 'cancelled' ? ['accepted', 'cancelled'] : ['accepted']
  const [first] = await transaction
    .select({ createdAt })
    .from(withdrawals)
    .where(
      and(
        eq(orderId, order.id),
        inArray(state, standing),
        or(isWhole, eq(contentHash, row.contentHash)),
        sql`(${createdAt}, ${id}) < ${momentOf(row)}`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
  return first
}

/** Makes later declarations about the same goods repetitions. What the office noted on them moves to the first one. */
async function takePlace(transaction: Database, row: WithdrawalRow, order: number) {
  const isSame = eq(contentHash, row.contentHash)
  const isLater = and(
    eq(orderId, order),
    inArray(state, ['accepted', 'late', 'repeated']),
    row.isWhole ? undefined : isSame,
    sql`(${createdAt}, ${id}) > ${momentOf(row)}`,
  )
  const [stood] = await transaction
    .select({
      goodsBackOn: withdrawals.goodsBackOn,
      handledAt: withdrawals.handledAt,
      handledBy: withdrawals.handledBy,
    })
    .from(withdrawals)
    .where(and(isLater, isSame, eq(state, 'accepted')))
  await transaction
    .update(withdrawals)
    .set({ state: 'repeated', firstDeclaredAt: sql`least(${firstDeclaredAt}, ${row.createdAt.toISOString()})` })
    .where(isLater)
  return stood
}
