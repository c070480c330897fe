import { and, asc, inArray } from 'drizzle-orm'
import type { OrderRow } from '../orders/lock-order.server.ts'
import type { Database } from '../../server/database/database.ts'
import { toOwnWithdrawalJson } from './to-withdrawal-json.server.ts'
import { periodsOfOrders } from './period-of-order.server.ts'
import { isLate } from './withdrawal-period.ts'
import type { OwnWithdrawal } from './withdrawal.ts'
import { withdrawals } from './withdrawals.table.ts'

interface Standing {
  withdrawals: OwnWithdrawal[]
  isWithdrawable: boolean
}

/** What was withdrawn of each of these orders, and whether more can be now; for their customers. */
export async function withdrawalStandings(
  database: Database,
  rows: OrderRow[],
  now = new Date(),
): Promise<(order: OrderRow) => Standing> {
  const ids = rows.map(({ id }) => id)
  const declared = await database
    .select()
    .from(withdrawals)
    .where(and(inArray(withdrawals.orderId, ids), inArray(withdrawals.state, ['accepted', 'late'])))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
  const periodEnd = await periodsOfOrders(database, rows)
  return ({ id, status, paymentStatus }) => {
    const own = declared.filter(({ orderId }) => orderId === id)
    // What the office sends before it is paid is bought as well.
    const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
    const isBought = status !== 'cancelled' && (isPaid || status !== 'pending')
    return {
      withdrawals: own.map(toOwnWithdrawalJson),
      isWithdrawable:
        isBought && !own.some(({ isWhole, state }) => isWhole && state === 'accepted') && !isLate(now, periodEnd(id)),
    }
  }
}
