import { and, desc, eq, gt } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { insertPayment, newPayment, type PaymentTarget, type PaymentRow } from './insert-payment.server.ts'
import { openSession } from './open-session.server.ts'
import { closeSession } from './close-session.server.ts'
import { paymentUnavailable, type checkoutChanged } from './payment.ts'
import type { PaymentServices } from './providers.server.ts'
import { beginTransfer } from './transfers/begin-transfer.server.ts'
import { discountUsedUp } from '../../discounts/discount.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import { piecesOf, reserveAgain } from '../orders/reservation.server.ts'
import { canBePaid, canPayDifference } from '../orders/unpaid.server.ts'
import { limitReservations, reservationOrigin } from '../orders/limits/limit-reservations.server.ts'
import type { overReservationLimit, overTransferLimit } from '../orders/limits/reservation-limits.ts'
import { orderNotFound, orderNotPayable, type soldOut } from '../orders/order.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { transactionOrRefusal } from '../../server/database/transaction-or-refusal.ts'
import type { Database } from '../../server/database/database.ts'
import { payments } from './payments.table.ts'
import { isInProgress } from './open-payments.server.ts'

/**
 * The URL at which an unpaid order is paid at its original prices: of its open session, or of a new one. Whoever pays in
 * another way than before leaves the old one: its session is closed first, and if it was paid meanwhile, that counts.
 */
export async function resumePayment(
  context: PaymentServices,
  orderId: number,
  target: PaymentTarget,
): Promise<Outcome<string, ResumeProblem | typeof paymentUnavailable | typeof checkoutChanged>> {
  const before = await paymentInProgress(context.database, orderId)
  if (before && isOtherWay(before, target)) {
    const closed = await closeSession(context, orderId)
    if (closed !== 'closed') return closed === 'paid' ? orderNotPayable : paymentUnavailable
  }
  const started = await startPayment(context.database, orderId, target)
  return started.ok ? openSession({ ...context, payments: target.provider }, started.value, target.origin) : started
}

/** A transfer instead of a card, or a card instead of a transfer. */
const isOtherWay = (payment: PaymentRow, { provider }: PaymentTarget) =>
  (payment.provider === 'transfer') !== (provider.name === 'transfer')

export type ResumeProblem =
  | typeof orderNotFound
  | typeof orderNotPayable
  | ReturnType<typeof soldOut>
  | typeof discountUsedUp
  | typeof overReservationLimit
  | typeof overTransferLimit

/** The order's payment in progress, if it hasn't expired. */
async function paymentInProgress(database: Database, orderId: number): Promise<PaymentRow | undefined> {
  const isGood = and(eq(payments.orderId, orderId), isInProgress, gt(payments.expiresAt, new Date()))
  const [payment] = await database.select().from(payments).where(isGood).orderBy(desc(payments.createdAt)).limit(1)
  return payment
}

/**
 * Continues an unpaid order at its original prices: with its open payment, or with a new one that reserves stock and
 * code again.
 */
function startPayment(
  database: Database,
  orderId: number,
  target: PaymentTarget,
): Promise<Outcome<PaymentRow, ResumeProblem>> {
  return transactionOrRefusal(database, async (transaction) => {
    const held = await lockOrder(transaction, orderId)
    if (!held) return orderNotFound
    const { order } = held
    const isOfDifference = canPayDifference(order)
    if (!isOfDifference && !canBePaid(order)) return orderNotPayable
    const inProgress = await paymentInProgress(transaction, orderId)
    if (inProgress && !isOtherWay(inProgress, target)) return done(inProgress)
    // Begun in the other way since the sessions were closed.
    if (inProgress) return orderNotPayable
    const isTransfer = target.provider.name === 'transfer'
    if (isOfDifference) {
      const difference = { ...newPayment(order.due, target), isSurcharge: true }
      return done(await insertPayment(transaction, orderId, difference))
    }
    const taken = await reserveAgain(transaction, held, { evenIfCodeIsUsedUp: false })
    if (!taken.ok) return taken
    if (!order.holdsStock || isTransfer) {
      const asked = { email: order.email, address: target.address, pieces: piecesOf(held.lines), orderId, isTransfer }
      const tooMuch = await limitReservations(transaction, held.goods, asked)
      if (tooMuch) return tooMuch
      await transaction.update(orders).set(reservationOrigin(target.address)).where(eq(orders.id, orderId))
    }
    await recordEvent(transaction, orderId, isTransfer ? 'transfer_chosen' : 'taken_again', 'customer')
    const payment = await insertPayment(transaction, orderId, newPayment(order.total, target))
    if (isTransfer) await beginTransfer(transaction, orderId)
    return done(payment)
  })
}
