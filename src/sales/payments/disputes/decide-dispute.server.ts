import { eq } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { money, printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import { orderChangedMeanwhile } from '../../orders/order.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { recordRefund } from '../refunds/begin-refund.server.ts'
import { readOrderMoney, refundableOf } from '../refunds/order-money.server.ts'
import { settleRefunds } from '../refunds/settle-refunds.server.ts'
import { disputeNotToDecide, type DisputeDecision } from './dispute.ts'
import { disputes } from './disputes.table.ts'
import { disputeSettled } from './note-dispute.server.ts'

/**
 * Says what becomes of a sale whose payment the customer's bank has taken back. That nobody pays changes no tax: the sale stands, and no
 * document is issued. If it was undone, the money counts as given back, and a correction follows.
 */
export function decideDispute(
  database: Database,
  by: Acting,
  id: string,
  { decision, version }: { decision: DisputeDecision; version?: number | undefined },
): Promise<Outcome<{ orderId: number }, typeof disputeNotToDecide | typeof orderChangedMeanwhile>> {
  return transactionOrRefusal(database, async (transaction) => {
    const [seen] = await transaction.select().from(disputes).where(eq(disputes.id, id))
    const held = seen && (await lockOrder(transaction, seen.orderId))
    if (!held) return disputeNotToDecide
    const { order } = held
    const [known] = await transaction.select().from(disputes).where(eq(disputes.id, id))
    if (known?.state !== 'lost' || known.decision !== null) return disputeNotToDecide
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    await transaction.update(disputes).set({ decision, decidedAt: new Date() }).where(eq(disputes.id, id))
    const details = { decision, dispute: id, by: by.username }
    await recordEvent(transaction, order.id, 'dispute_decided', 'administrator', details)
    const all = await readOrderMoney(transaction, order.id)
    const payment = all.payments.find((one) => one.id === known.paymentId)
    const left = refundableOf(all, payment)
    const amount = money(decision === 'undone' ? Math.min(known.amount ?? left, left) : 0)
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'order',
      id: order.id,
      name: order.number,
      after: { dispute: id, decision, amount: printMoney(amount) },
    })
    if (payment && amount > 0) {
      const noted = await recordRefund(transaction, by, payment, { amount, way: 'chargeback' })
      const told = { id: `chargeback_${noted.id}`, refundId: noted.id, amount, state: 'given', problem: null } as const
      await settleRefunds(transaction, held, payment, [told])
    }
    await disputeSettled.happened(transaction, { orderId: order.id })
    return done({ orderId: order.id })
  })
}
