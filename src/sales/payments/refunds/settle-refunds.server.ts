import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { money, type Money } from '../../../kernel/money.ts'
import { flagOrder } from '../../orders/flag-order.server.ts'
import { bumpVersion, type LockedOrder } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import type { Database } from '../../../server/database/database.ts'
import { fact } from '../../../server/database/fact.ts'
import type { PaymentRow } from '../insert-payment.server.ts'
import type { ProviderRefund } from '../payment.ts'
import type { RefundWay } from './refund.ts'
import { payments, refunds, type RefundRow } from '../payments.table.ts'

interface Moved {
  orderId: number
  refundId: string
  amount: Money
}
/** `isOfSale`: by the order's own payment, not by one that came besides. */
export const moneyRefunded = fact<Moved & { isOfSale: boolean; way: RefundWay }>('money has gone back to a customer')
export const refundCameBack = fact<Moved>('money that went back has come again')
/** Everything the provider said about the refunds of an order is recorded. */
export const refundsSettled = fact<{ orderId: number }>('the refunds of an order are settled')

/**
 * Records what the provider says about the refunds of a locked order's payment. This is the only way a refund gets
 * done. It is idempotent and ignores older news: a refund goes from waiting to done to refused, never back.
 */
export async function settleRefunds(
  transaction: Database,
  { order }: Pick<LockedOrder, 'order'>,
  payment: PaymentRow,
  told: ProviderRefund[],
): Promise<void> {
  if (told.length === 0) return
  const known = await transaction.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  const sumOfDone = known.reduce((sum, { state, amount }) => sum + (state === 'done' ? amount : 0), 0)
  // Recorded as a sum before refunds were kept one by one: their customers have been told.
  let notedInSum = payment.refunded - sumOfDone
  let { refunded } = payment
  for (const one of told) {
    const row = known.find(({ id, providerRefundId }) => id === one.refundId || providerRefundId === one.id)
    if (one.state === 'failed') {
      if (row?.state === 'waiting') await refuseRefund(transaction, row, one.problem)
      if (row?.state === 'done') {
        refunded = money(refunded - row.amount)
        await releaseRefund(transaction, row, one.problem, refunded)
      }
      continue
    }
    if (row && row.state !== 'waiting') continue
    const { id, way } = await noteDone(transaction, payment, row, one)
    if (!row && notedInSum >= one.amount) {
      notedInSum -= one.amount
      continue
    }
    refunded = money(refunded + one.amount)
    await give(transaction, order.id, payment, { id, way, amount: one.amount, refunded })
  }
  await refundsSettled.happened(transaction, { orderId: order.id })
}

async function noteDone(
  transaction: Database,
  payment: PaymentRow,
  row: RefundRow | undefined,
  { id: providerRefundId, amount }: ProviderRefund,
): Promise<Pick<RefundRow, 'id' | 'way'>> {
  if (row) {
    await transaction.update(refunds).set({ state: 'done', providerRefundId }).where(eq(refunds.id, row.id))
    return row
  }
  const id = randomUUID()
  const { id: paymentId, orderId } = payment
  await transaction.insert(refunds).values({ id, paymentId, orderId, amount, state: 'done', providerRefundId })
  return { id, way: 'provider' }
}

/** Whether another payment of the order has money left, such as that of a difference. */
async function hasOtherMoney(transaction: Database, { id, orderId }: PaymentRow): Promise<boolean> {
  const { taken, amount, refunded, state } = payments
  const isLeft = sql`${refunded} < coalesce(${taken}, ${amount})`
  const isOther = and(eq(payments.orderId, orderId), ne(payments.id, id), eq(state, 'paid'), isLeft)
  return (await transaction.$count(payments, isOther)) > 0
}

/** What a change gave back is owed again. */
async function oweAgain(transaction: Database, { orderId, amount, isOfChange }: RefundRow): Promise<void> {
  if (!isOfChange) return
  await transaction
    .update(orders)
    .set({ due: sql`${orders.due} - ${amount}::integer` })
    .where(eq(orders.id, orderId))
}

async function give(
  transaction: Database,
  orderId: number,
  payment: PaymentRow,
  { id, amount, refunded, way }: Pick<RefundRow, 'id' | 'amount' | 'way'> & Pick<PaymentRow, 'refunded'>,
): Promise<void> {
  await transaction.update(payments).set({ refunded }).where(eq(payments.id, payment.id))
  // Of a payment that came besides the order's own, the order stays paid.
  const isWhole =
    refunded >= (payment.taken ?? payment.amount) &&
    payment.state !== 'flagged' &&
    !(await hasOtherMoney(transaction, payment))
  await transaction
    .update(orders)
    .set({ ...bumpVersion, ...(isWhole && { paymentStatus: 'refunded' as const }) })
    .where(eq(orders.id, orderId))
  const details = { refund: id, payment: payment.id, amount, isWhole, ...(way !== 'provider' && { way }) }
  await recordEvent(
    transaction,
    orderId,
    'refunded',
    payment.provider === 'transfer' || way === 'outside' ? 'administrator' : 'provider',
    details,
  )
  await moneyRefunded.happened(transaction, { orderId, refundId: id, amount, isOfSale: payment.state === 'paid', way })
}

/** The refund failed days later and the money came back: the office has to find another way. */
async function releaseRefund(
  transaction: Database,
  row: RefundRow,
  problem: string | null,
  refunded: PaymentRow['refunded'],
): Promise<void> {
  const { id, orderId, paymentId, amount } = row
  await oweAgain(transaction, row)
  await transaction.update(refunds).set({ state: 'refused', refusal: problem }).where(eq(refunds.id, id))
  await transaction.update(payments).set({ refunded }).where(eq(payments.id, paymentId))
  await transaction
    .update(orders)
    .set({ ...bumpVersion, paymentStatus: 'paid' })
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'refunded')))
  const details = { refund: id, payment: paymentId, amount, problem }
  await recordEvent(transaction, orderId, 'refund_failed', 'provider', details)
  await flagOrder(transaction, orderId, 'refund_failed', details)
  await refundCameBack.happened(transaction, { orderId, refundId: id, amount })
}

/** Why a refund by bank transfer won't come: the office doesn't send it. */
export const notSent = 'not_sent'

/**
 * Records that the provider refused a waiting refund of a locked order; its amount can be refunded again. The office is
 * notified, unless somebody waits for the answer.
 */
export async function refuseRefund(
  transaction: Database,
  row: RefundRow,
  problem: string | null,
  { isAwaited = false } = {},
): Promise<void> {
  const { id, orderId, paymentId, amount } = row
  await oweAgain(transaction, row)
  await transaction.update(refunds).set({ state: 'refused', refusal: problem }).where(eq(refunds.id, id))
  await transaction.update(orders).set(bumpVersion).where(eq(orders.id, orderId))
  const details = { refund: id, payment: paymentId, amount, problem }
  await recordEvent(transaction, orderId, 'refund_refused', problem === notSent ? 'administrator' : 'provider', details)
  if (!isAwaited) await flagOrder(transaction, orderId, 'refund_failed', details)
}
