import { eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { toWithdrawalJson } from '../to-withdrawal-json.server.ts'
import { readOrderNumber } from '../../orders/order-number.ts'
import { settleWithdrawal } from '../settle-withdrawal.server.ts'
import { noSuchOrder, withdrawalAssigned, withdrawalNotFound, type WithdrawalRecord } from './withdrawal-record.ts'
import type { WithdrawalState } from '../withdrawal.ts'
import { withdrawals } from '../withdrawals.table.ts'

/** `received` too: the lookup job may have been given up. */
const unassigned = new Set<WithdrawalState>(['received', 'unmatched'])

/**
 * Assigns an unmatched declaration to an order. It counts from when it was made, and its author gets another
 * confirmation with the result.
 */
export function assignWithdrawal(
  database: Database,
  by: Acting,
  id: number,
  typed: string,
): Promise<Outcome<WithdrawalRecord, typeof withdrawalNotFound | typeof withdrawalAssigned | typeof noSuchOrder>> {
  return database.transaction(async (transaction) => {
    const [seen] = await transaction.select().from(withdrawals).where(eq(withdrawals.id, id))
    if (!seen) return withdrawalNotFound
    const number = readOrderNumber(typed)
    const [order] = number ? await transaction.select().from(orders).where(eq(orders.number, number)) : []
    if (!order) return noSuchOrder
    // The order is locked first, as everywhere; a concurrent assignment wins.
    await lockOrder(transaction, order.id)
    const [held] = await transaction.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
    if (!held || !unassigned.has(held.state)) return withdrawalAssigned
    const row = await settleWithdrawal(transaction, id, { orderId: order.id })
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'withdrawal',
      id,
      name: order.number,
      before: { orderNumber: null },
      after: { orderNumber: order.number },
    })
    return done(toWithdrawalJson(row))
  })
}
