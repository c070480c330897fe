import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import { abandonPayment } from '../../payments/abandon-payment.server.ts'
import { requestRefunds } from '../../payments/refunds/request-refunds.server.ts'
import { payments } from '../../payments/payments.table.ts'
import { settlePayments } from '../../payments/settle-payments.server.ts'
import { hasNoOpenPayment, hasNoOpenSession } from '../../payments/open-payments.server.ts'
import { ago } from '../../../server/database/ago.ts'
import type { Database } from '../../../server/database/database.ts'
import { markClock } from '../../../server/clock/watch-clock.ts'
import { enqueue, type Job } from '../../../server/jobs/jobs.ts'
import { issueWaiting } from '../../invoices/issue-waiting.server.ts'
import { bumpVersion, lockOrder, type LockedOrder } from '../../orders/lock-order.server.ts'
import { releaseReservation } from '../../orders/reservation.server.ts'
import { mailProformas } from './mail-proformas.server.ts'
import { mailPaymentSummaries } from './mail-payment-summaries.server.ts'
import { mailLapsed } from '../emails/order-mails.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { remindUnpaid } from './remind-unpaid.server.ts'
import { notifyOfficeOfReservations } from './notify-office-of-reservations.server.ts'
import { isUnpaid } from '../../orders/unpaid.server.ts'

/** Catches up on whatever was missed: a lost webhook, a crashed copy, a customer who never came back. */
export const reconcileOrders: Job = {
  name: 'tend-orders',
  schedule: '* * * * *',
  retries: { max: 0, firstPauseSeconds: 60, longestPauseSeconds: 60 },
  async perform(services) {
    const clock = await markClock(services.database)
    // Documents that had to wait for the right day; those of the minute before the leap was noticed are among them.
    if (clock.doubtedSince) {
      const since = new Date(clock.doubtedSince.getTime() - 3_600_000).toISOString()
      await enqueue(services.database, issueWaiting, { since })
    }
    await settlePayments(services)
    await requestRefunds(services)
    await abandonForgotten(services.database)
    await releaseUnpayable(services.database)
    await mailProformas(services.database)
    // A cancelled order and a letter can't be taken back, so they wait until the clock can be believed.
    if (clock.doubt)
      services.log.warn({ doubt: clock.doubt }, 'the clock has leapt, so no order is cancelled for its age')
    else {
      await cancelOverdue(services.database)
      await remindUnpaid(services.database)
    }
    await mailPaymentSummaries(services.database)
    await notifyOfficeOfReservations(services.database)
  },
}

/** The batch size: the next run continues. */
const max = 200

/** Payments whose session was never created: the copy that asked for it crashed. */
async function abandonForgotten(database: Database): Promise<void> {
  const forgotten = await database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.state, 'creating'), lt(payments.createdAt, ago('2 minutes'))))
    .limit(max)
  for (const { id } of forgotten) await abandonPayment(database, id)
}

/** Each order of which this is true, in a transaction of its own, and only if it is still true once the order is locked. */
async function forEachOrder(
  database: Database,
  isConcerned: SQL | undefined,
  change: (transaction: Database, held: LockedOrder) => Promise<void>,
): Promise<void> {
  const found = await database.select({ id: orders.id }).from(orders).where(isConcerned).limit(max)
  for (const { id } of found)
    await database.transaction(async (transaction) => {
      const held = await lockOrder(transaction, id)
      const isStill = (await transaction.$count(orders, and(eq(orders.id, id), isConcerned))) > 0
      if (held && isStill) await change(transaction, held)
    })
}

/** The office may have promised the goods until the order can't be paid any more. */
const isNotKept = sql`not (${orders.keepsStock} and ${orders.payableUntil} > now())`

/** Orders that hold stock but can't be paid, because a change was interrupted. */
async function releaseUnpayable(database: Database): Promise<void> {
  const isOld = lt(orders.updatedAt, ago('2 minutes'))
  const isStuck = and(isUnpaid, eq(orders.holdsStock, true), isNotKept, isOld, hasNoOpenPayment(database))
  await forEachOrder(database, isStuck, async (transaction, held) => {
    await releaseReservation(transaction, held)
    await recordEvent(transaction, held.order.id, 'released', 'shop', { reason: 'nothing_under_way' })
  })
}

/** Unpaid orders are cancelled after three days, those paid by transfer after the days that the owner gives them. */
async function cancelOverdue(database: Database): Promise<void> {
  const isOverdue = and(isUnpaid, lt(orders.payableUntil, sql`now()`), hasNoOpenSession(database))
  await forEachOrder(database, isOverdue, async (transaction, held) => {
    const { id } = held.order
    await releaseReservation(transaction, held)
    // No session is open; what still comes by transfer is a late payment.
    await transaction
      .update(payments)
      .set({ state: 'expired' })
      .where(and(eq(payments.orderId, id), eq(payments.state, 'open')))
    await transaction
      .update(orders)
      .set({ ...bumpVersion, status: 'cancelled', paymentStatus: 'failed' })
      .where(eq(orders.id, id))
    await recordEvent(transaction, id, 'cancelled', 'shop', { reason: 'not_paid_in_time' })
    await mailLapsed(transaction, id)
  })
}
