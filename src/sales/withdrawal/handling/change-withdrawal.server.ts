import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { toWithdrawalJson, markedStates } from '../to-withdrawal-json.server.ts'
import { endAttention, markWithdrawn } from '../order-attention.server.ts'
import {
  goodsNotBackYet,
  withdrawalNotFound,
  type WithdrawalChange,
  type WithdrawalRecord,
} from './withdrawal-record.ts'
import { dayOf } from '../withdrawal-period.ts'
import { withdrawals, type WithdrawalRow } from '../withdrawals.table.ts'

/**
 * Records what the office did about a declaration. If two do it at once, the first is recorded. The audit entry names
 * only the order, because the person may be erased later.
 */
export function changeWithdrawal(
  database: Database,
  by: Acting,
  id: number,
  { isHandled, goodsBackOn }: WithdrawalChange,
): Promise<Outcome<WithdrawalRecord, typeof withdrawalNotFound | typeof goodsNotBackYet>> {
  return database.transaction(async (transaction) => {
    const held = await holdWithdrawal(transaction, id)
    if (!held) return withdrawalNotFound
    const { row, order } = held
    if (goodsBackOn && goodsBackOn > dayOf(new Date())) return goodsNotBackYet
    const wasHandled = row.handledAt !== null
    const turned = isHandled !== undefined && isHandled !== wasHandled
    const [changed] = await transaction
      .update(withdrawals)
      .set({
        goodsBackOn: goodsBackOn === undefined ? row.goodsBackOn : goodsBackOn,
        ...(turned &&
          (isHandled ? { handledAt: sql`now()`, handledBy: by.username } : { handledAt: null, handledBy: null })),
      })
      .where(eq(withdrawals.id, id))
      .returning()
    const after = changed as WithdrawalRow
    if (turned && order) {
      if (isHandled) await endAttention(transaction, { orderId: order.id, by })
      else if (markedStates.includes(after.state)) await markWithdrawn(transaction, order)
    }
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'withdrawal',
      id,
      ...(order && { name: order.number }),
      before: standing(row),
      after: standing(after),
    })
    return done(toWithdrawalJson(after))
  })
}

const standing = ({ goodsBackOn, handledAt }: WithdrawalRow) => ({ goodsBackOn, isHandled: handledAt !== null })

/** Locks the order, then its declaration, as everywhere. */
async function holdWithdrawal(
  transaction: Database,
  id: number,
): Promise<{ row: WithdrawalRow; order: OrderRow | undefined } | undefined> {
  const isThis = eq(withdrawals.id, id)
  const [seen] = await transaction.select({ orderId: withdrawals.orderId }).from(withdrawals).where(isThis)
  if (!seen) return undefined
  const [order] =
    seen.orderId === null
      ? []
      : await transaction.select().from(orders).where(eq(orders.id, seen.orderId)).for('update')
  const [row] = await transaction.select().from(withdrawals).where(isThis).for('update')
  return row && { row, order }
}
