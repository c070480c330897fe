import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { JobServices } from '../../../server/jobs/jobs.ts'
import { payments, refunds, type RefundRow } from '../payments.table.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Logger } from '../../../server/log.ts'
import type { PaymentRow } from '../insert-payment.server.ts'
import { ProviderUnavailable, ProviderRefused, type PaymentProvider, type ProviderRefund } from '../payment.ts'
import { providerOf } from '../providers.server.ts'
import { refuseRefund, settleRefunds } from './settle-refunds.server.ts'
import { settlePayment } from '../settle-payment.server.ts'

/** The batch size: the next run continues. */
const max = 50

/**
 * Retries refunds with an unknown result (the provider was unavailable, or the copy crashed): after a minute, then with
 * pauses that grow to an hour, without an end.
 */
export async function requestRefunds(services: Pick<JobServices, 'database' | 'payments' | 'log'>): Promise<void> {
  if (!services.payments) return
  const { askedAt, createdAt, askedTimes, state } = refunds
  const pause = sql`least(interval '1 minute' * power(2, least(greatest(${askedTimes}, 1), 7) - 1), interval '1 hour')`
  const due = await services.database
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(state, 'waiting'),
        sql`coalesce(${askedAt}, ${createdAt}) < now() - ${pause}`,
        inArray(payments.provider, [services.payments.name, 'demo']),
      ),
    )
    .orderBy(asc(sql`coalesce(${askedAt}, ${createdAt})`))
    .limit(max)
  let unanswered = 0
  for (const { id } of due) {
    const { state: now } = await requestRefund(services, id)
    if (now === 'waiting') unanswered += 1
    // After one failure to reach the provider the rest is skipped.
    if (unanswered >= 3) break
  }
}

interface Services {
  database: Database
  payments: PaymentProvider | undefined
  log: Logger
}

/**
 * Asks the provider for a refund and records the answer. It is idempotent: the provider knows the refund by its key for
 * a day, and after that its earlier refunds are looked up first.
 * @param isAwaited somebody waits for the result
 * @returns the refund as it is now: still waiting if the result is unknown
 */
export async function requestRefund(services: Services, id: string, { isAwaited = false } = {}): Promise<RefundRow> {
  const { database, log } = services
  const { refund, payment } = await readWithPayment(database, id)
  const { sessionId, providerPaymentId } = payment
  // A bank transfer is sent by the office, which notes it.
  if (refund.state !== 'waiting' || sessionId === null || payment.provider === 'transfer') return refund
  const provider = providerOf(services, payment.provider)
  await database
    .update(refunds)
    .set({ askedTimes: sql`${refunds.askedTimes} + 1`, askedAt: sql`now()` })
    .where(eq(refunds.id, id))
  try {
    if (!provider) throw new ProviderUnavailable('the payment belongs to another provider')
    if (refund.askedTimes > 0) {
      await settlePayment(services, sessionId)
      const { refund: settled } = await readWithPayment(database, id)
      if (settled.state !== 'waiting') return settled
    }
    const { amount, paymentId } = refund
    const told = await provider.refund({ refundId: id, paymentId, sessionId, providerPaymentId, amount })
    await settleAnswer(database, payment, told)
  } catch (error) {
    log.warn({ err: error, order: payment.orderId, refund: id }, 'money could not be given back')
    if (error instanceof ProviderRefused) await settleRefusal(services, payment, id, error, isAwaited)
    else if (!(error instanceof ProviderUnavailable)) throw error
  }
  return (await readWithPayment(database, id)).refund
}

async function readWithPayment(database: Database, id: string): Promise<{ refund: RefundRow; payment: PaymentRow }> {
  const [found] = await database
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  if (!found) throw new Error(`the refund ${id} is gone`)
  return found
}

function settleAnswer(database: Database, { orderId, id }: PaymentRow, told: ProviderRefund): Promise<void> {
  return database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, orderId)
    const [payment] = await transaction.select().from(payments).where(eq(payments.id, id))
    if (held && payment) await settleRefunds(transaction, held, payment, [told])
  })
}

/** If it was refused because the money has gone back already, the payment itself says so. */
async function settleRefusal(
  services: Services,
  payment: PaymentRow,
  id: string,
  { problem }: ProviderRefused,
  isAwaited: boolean,
): Promise<void> {
  const { database, log } = services
  try {
    await settlePayment(services, payment.sessionId as string)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn({ err: error, order: payment.orderId, refund: id }, 'a refused refund could not be looked up')
    return
  }
  await database.transaction(async (transaction) => {
    await lockOrder(transaction, payment.orderId)
    const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, id))
    if (refund?.state === 'waiting') await refuseRefund(transaction, refund, problem, { isAwaited })
  })
}
