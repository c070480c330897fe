import { eq } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import { lockOrder, type LockedOrder } from '../../orders/lock-order.server.ts'
import type { PaymentRow } from '../insert-payment.server.ts'
import { payments, refunds, type RefundRow } from '../payments.table.ts'
import { refundNotToSend, sentInFuture } from './refund.ts'
import { notSent, refuseRefund, settleRefunds } from './settle-refunds.server.ts'

type Problem = typeof refundNotToSend | typeof sentInFuture

/**
 * Notes that the office has sent a refund by bank transfer, or that it won't: no provider is asked. The same follows as
 * from a provider's answer: letter, correction, state of the order. Noted again, it changes nothing.
 */
export function sendRefund(
  database: Database,
  by: Acting,
  refundId: string,
  sentOn: string | null,
): Promise<Outcome<RefundRow, Problem>> {
  return transactionOrRefusal(database, async (transaction) => {
    const seen = await readRefund(transaction, refundId)
    const held = seen && (await lockOrder(transaction, seen.refund.orderId))
    // Read again after the lock.
    const found = held && (await readRefund(transaction, refundId))
    if (!held || found?.payment.provider !== 'transfer') return refundNotToSend
    const { payment, refund } = found
    const wanted = sentOn === null ? 'refused' : 'done'
    if (refund.state === wanted) return done(refund)
    if (refund.state !== 'waiting') return refundNotToSend
    if (sentOn !== null && sentOn > dayInPoland()) return sentInFuture
    if (sentOn === null) await refuseRefund(transaction, refund, notSent, { isAwaited: true })
    else await settleSent(transaction, held.order, payment, refund, sentOn)
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'order',
      id: refund.orderId,
      name: held.order.number,
      before: { refund: printMoney(refund.amount), state: refund.state },
      after: { refund: printMoney(refund.amount), state: wanted, sentOn },
    })
    return done({ ...refund, state: wanted, sentOn })
  })
}

async function readRefund(transaction: Database, id: string) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined
  const [found] = await transaction
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  return found
}

/** A waiting refund of a locked order is done: the office has sent it on this day. */
export async function settleSent(
  transaction: Database,
  order: LockedOrder['order'],
  payment: PaymentRow,
  { id, amount }: RefundRow,
  sentOn: string,
): Promise<void> {
  await transaction.update(refunds).set({ sentOn }).where(eq(refunds.id, id))
  const told = { id: `transfer_${id}`, refundId: id, amount, state: 'given', problem: null } as const
  await settleRefunds(transaction, { order }, payment, [told])
}
