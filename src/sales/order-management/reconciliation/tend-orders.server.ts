import { and, eq, lt, sql } from 'drizzle-orm'
import { abandonPayment } from '../../payments/abandon-payment.server.ts'
import { askForRefunds } from '../../payments/refunds/ask-for-refunds.server.ts'
import { payments } from '../../payments/payments.table.ts'
import { settlePayments } from '../../payments/settle-payments.server.ts'
import { hasNothingUnderWay } from '../../payments/under-way.server.ts'
import { ago } from '../../../server/database/ago.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Job } from '../../../server/jobs/jobs.ts'
import { giveBack, holdOrder, touched } from '../../orders/hold-order.server.ts'
import { mailProformas } from './mail-proformas.server.ts'
import { mailPaymentSummaries } from './mail-payment-summaries.server.ts'
import { mailLapsed } from '../emails/order-mails.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { remindUnpaid } from './remind-unpaid.server.ts'
import { tellOfficeOfHeld } from './tell-office-of-held.server.ts'
import { isUnpaid } from '../../orders/unpaid.server.ts'

/** Whatever was missed on the way (a lost notice, a copy that died half-way, a customer who never came back) is made good here. */
export const tendOrders: Job = {
  name: 'tend-orders',
  schedule: '* * * * *',
  retries: { most: 0, firstPauseSeconds: 60, longestPauseSeconds: 60 },
  async perform(ground) {
    await settlePayments(ground)
    await askForRefunds(ground)
    await abandonForgotten(ground.database)
    await releaseUnpayable(ground.database)
    await cancelOverdue(ground.database)
    await mailProformas(ground.database)
    await remindUnpaid(ground.database)
    await mailPaymentSummaries(ground.database)
    await tellOfficeOfHeld(ground.database)
  },
}

/** So many at a time: the next minute goes on. */
const most = 200

/** Attempts whose session never came to be: the copy that asked for it has died. */
async function abandonForgotten(database: Database): Promise<void> {
  const forgotten = await database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.state, 'creating'), lt(payments.createdAt, ago('2 minutes'))))
    .limit(most)
  for (const { id } of forgotten) await abandonPayment(database, id)
}

/** Orders that hold goods and can't be paid at the moment: a change of theirs was broken off in the middle. */
async function releaseUnpayable(database: Database): Promise<void> {
  const stuck = await database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(isUnpaid, eq(orders.holdsStock, true), lt(orders.updatedAt, ago('2 minutes')), hasNothingUnderWay(database)),
    )
    .limit(most)
  for (const { id } of stuck) {
    await database.transaction(async (transaction) => {
      const held = await holdOrder(transaction, id)
      const [still] = await transaction
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isUnpaid, eq(orders.holdsStock, true), hasNothingUnderWay(transaction)))
      if (!held || !still) return
      await giveBack(transaction, held)
      await recordEvent(transaction, id, 'released', 'shop', { reason: 'nothing_under_way' })
    })
  }
}

/** What nobody has paid in three days is cancelled. */
async function cancelOverdue(database: Database): Promise<void> {
  const isOverdue = and(isUnpaid, lt(orders.payableUntil, sql`now()`))
  const overdue = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOverdue, hasNothingUnderWay(database)))
    .limit(most)
  for (const { id } of overdue) {
    await database.transaction(async (transaction) => {
      const held = await holdOrder(transaction, id)
      if (!held) return
      const [still] = await transaction
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isOverdue, hasNothingUnderWay(transaction)))
      if (!still) return
      await giveBack(transaction, held)
      await transaction
        .update(orders)
        .set({ ...touched, status: 'cancelled', paymentStatus: 'failed' })
        .where(eq(orders.id, id))
      await recordEvent(transaction, id, 'cancelled', 'shop', { reason: 'not_paid_in_time' })
      await mailLapsed(transaction, id)
    })
  }
}
