import { desc, eq, sql } from 'drizzle-orm'
import { money, type Money } from '../../kernel/money.ts'
import { canPayDifference } from '../orders/unpaid.server.ts'
import { confirmOrder } from '../orders/confirm-order.server.ts'
import { flagOrder } from '../orders/flag-order.server.ts'
import { lockOrder, bumpVersion, type LockedOrder } from '../orders/lock-order.server.ts'
import { keepsStock, releaseReservation, reserveAgain } from '../orders/reservation.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import type { Database } from '../../server/database/database.ts'
import { fact } from '../../server/database/fact.ts'
import { closeOpenSessions } from './open-payments.server.ts'
import type { PaymentRow } from './insert-payment.server.ts'
import { currency, isTakenByHand, ProviderUnavailable, type PaymentState, type SessionReport } from './payment.ts'
import { payments } from './payments.table.ts'
import { providerOf, type PaymentServices } from './providers.server.ts'
import { settleRefunds } from './refunds/settle-refunds.server.ts'

/** Nobody has paid, and the reservation is released. */
export const paymentFailed = fact<{ orderId: number; why: 'declined' | 'expired' }>('a payment came to nothing')
/** Money has come, but the office has to look at the order before it goes on. */
export const paymentUnderReview = fact<{ orderId: number }>('a payment has to be looked at')

/** The difference after a change is paid. */
export const surchargePaid = fact<{ orderId: number; amount: Money }>('the difference of a changed order is paid')

export type Settled = 'paid' | 'waiting' | 'failed' | 'unknown'

/**
 * Updates an order to the state of its payment. Only the provider's answer counts. It is idempotent and safe in any
 * order. An order becomes paid by `settleReport` alone, whoever reports.
 */
export async function settlePayment(services: PaymentServices, sessionId: string): Promise<Settled> {
  const { database, log } = services
  const [payment] = await database.select().from(payments).where(eq(payments.sessionId, sessionId))
  if (!payment) return 'unknown'
  if (payment.provider === 'none' || isTakenByHand(payment.provider)) return 'paid'
  const asked = providerOf(services, payment.provider)
  if (!asked) throw new ProviderUnavailable('the session belongs to another provider')
  const report = (await asked.readSession(sessionId)) ?? overWhenForgotten(payment)
  if (!report) return 'unknown'
  const settled = await database.transaction((transaction) => settleReport(transaction, payment, report))
  log.info({ order: payment.orderId, payment: payment.id, provider: report.state, settled }, 'a payment was settled')
  return settled
}

/** A session unknown to its provider (for example of another account) expires after its time. */
function overWhenForgotten({ expiresAt, amount, providerPaymentId }: PaymentRow): SessionReport | undefined {
  return expiresAt > new Date() ? undefined : { state: 'expired', amount, currency, providerPaymentId, refunds: [] }
}

/** Who says that a payment came, where it wasn't its provider, and when it did. */
export interface Noted {
  by: string
  paidAt: Date
}

/** Updates an order to what is reported of one of its payments, in the transaction of whoever reports it. */
export async function settleReport(
  transaction: Database,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  report: SessionReport,
  noted?: Noted,
): Promise<Settled> {
  const held = await lockOrder(transaction, orderId)
  const attempts = await transaction
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  // Read again after the lock.
  const payment = attempts.find((attempt) => attempt.id === id)
  if (!held || !payment) return 'unknown'
  await transaction
    .update(payments)
    .set({ checkedAt: sql`now()` })
    .where(eq(payments.id, id))
  // A payment without a session can't have replaced this one.
  const isCurrent = attempts.find(({ sessionId, state }) => sessionId !== null || state === 'creating')?.id === id
  switch (report.state) {
    case 'open':
      return payment.state === 'superseded' ? 'failed' : 'waiting'
    case 'processing':
      if (payment.state === 'open') await setState(transaction, payment, 'processing')
      return 'waiting'
    case 'paid':
      return settlePaid(transaction, held, payment, report, isCurrent, noted)
    default:
      return settleFailed(transaction, held, payment, report.state, isCurrent)
  }
}

async function settlePaid(
  transaction: Database,
  held: LockedOrder,
  payment: PaymentRow,
  report: SessionReport,
  isCurrent: boolean,
  noted: Noted | undefined,
): Promise<Settled> {
  const { order } = held
  const [actor, paidAt] = noted ? (['administrator', noted.paidAt] as const) : (['provider', sql`now()`] as const)
  const taken = report.amount
  if (payment.taken === null) await transaction.update(payments).set({ taken }).where(eq(payments.id, payment.id))
  if (payment.state === 'paid' || payment.state === 'flagged') {
    await settleRefunds(transaction, held, { ...payment, taken }, report.refunds)
    return order.paymentStatus === 'pending' ? 'waiting' : 'paid'
  }
  const { providerPaymentId } = report
  const { amount, currency: unit } = report
  const by = noted && { by: noted.by }
  const details = { payment: payment.id, provider: payment.provider, amount, currency: unit, ...by }
  const flag = async (reason: Parameters<typeof flagOrder>[2]) => {
    await setState(transaction, payment, 'flagged', providerPaymentId)
    await flagOrder(transaction, order.id, reason, details)
    // The customer must hear that their money has come, though the order isn't paid by it.
    if (order.paymentStatus === 'pending') await paymentUnderReview.happened(transaction, { orderId: order.id })
  }
  if (payment.isSurcharge) {
    const isMeant = canPayDifference(order) && payment.state !== 'superseded' && order.due === payment.amount
    if (!isMeant || report.amount !== payment.amount || report.currency !== currency) {
      await flag(isMeant ? 'amount_differs' : 'paid_for_earlier_content')
      return 'paid'
    }
    await setState(transaction, payment, 'paid', providerPaymentId)
    await closeOpenSessions(transaction, order.id)
    await transaction
      .update(orders)
      .set({ ...bumpVersion, due: money(0) })
      .where(eq(orders.id, order.id))
    await recordEvent(transaction, order.id, 'surcharge_paid', 'provider', details)
    await surchargePaid.happened(transaction, { orderId: order.id, amount: payment.amount })
    return 'paid'
  }
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') {
    await flag('paid_twice')
    return 'paid'
  }
  // A payment that was still open fits the order's content, even if a newer one was begun.
  const isForThis = isCurrent || payment.state === 'open' || payment.state === 'processing'
  const isWhole = amount === payment.amount && amount === order.total && unit === currency
  if (!isWhole && isForThis) {
    await flag(payment.provider === 'transfer' ? 'transfer_short' : 'amount_differs')
    return 'waiting'
  }
  if (!isForThis) {
    await flag('paid_for_earlier_content')
    return 'waiting'
  }
  await setState(transaction, payment, 'paid', providerPaymentId)
  await closeOpenSessions(transaction, order.id)
  // An order that was cancelled automatically, unpaid, has a failed payment instead.
  const isCancelledByHand = order.status === 'cancelled' && order.paymentStatus === 'pending'
  const goods = isCancelledByHand ? undefined : await reserveAgain(transaction, held, { evenIfCodeIsUsedUp: true })
  if (goods?.ok) await confirmOrder(transaction, order, actor, details, paidAt)
  else {
    await transaction
      .update(orders)
      .set({ ...bumpVersion, paymentStatus: 'paid', paidAt })
      .where(eq(orders.id, order.id))
    await recordEvent(transaction, order.id, 'paid', actor, details)
    await flagOrder(transaction, order.id, goods ? 'paid_without_stock' : 'paid_when_cancelled', details)
    await paymentUnderReview.happened(transaction, { orderId: order.id })
  }
  await settleRefunds(transaction, held, { ...payment, state: 'paid', providerPaymentId, taken }, report.refunds)
  return 'paid'
}

async function settleFailed(
  transaction: Database,
  held: LockedOrder,
  payment: PaymentRow,
  how: 'declined' | 'expired',
  isCurrent: boolean,
): Promise<Settled> {
  const { order } = held
  const isNews = payment.state === 'open' || payment.state === 'processing' || payment.state === 'creating'
  if (!isNews) return payment.state === 'paid' ? 'paid' : 'failed'
  await setState(transaction, payment, how)
  await recordEvent(transaction, order.id, how === 'declined' ? 'payment_declined' : 'payment_expired', 'provider', {
    payment: payment.id,
  })
  const isUnpaid = order.status === 'pending' && order.paymentStatus === 'pending'
  if (isCurrent && isUnpaid) {
    if (!keepsStock(order)) await releaseReservation(transaction, held)
    await paymentFailed.happened(transaction, { orderId: order.id, why: how })
  }
  return 'failed'
}

async function setState(
  transaction: Database,
  payment: PaymentRow,
  state: PaymentState,
  providerPaymentId: string | null = payment.providerPaymentId,
): Promise<void> {
  await transaction.update(payments).set({ state, providerPaymentId }).where(eq(payments.id, payment.id))
}
