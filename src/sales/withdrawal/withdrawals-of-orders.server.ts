import { asc, eq, and, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { toWithdrawalJson, toOwnWithdrawalJson } from './to-withdrawal-json.server.ts'
import type { WithdrawalRecord } from './handling/withdrawal-record.ts'
import { withdrawals } from './withdrawals.table.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { isLate, lastDayAfter } from './withdrawal-period.ts'
import type { OwnWithdrawal } from './withdrawal.ts'
import { orderEvents } from '../orders/orders.table.ts'

/** All declarations about an order, for the office. */
export async function withdrawalsOfOrder(database: Database, orderId: number): Promise<WithdrawalRecord[]> {
  const rows = await database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
  return rows.map(toWithdrawalJson)
}

interface Standing {
  withdrawals: OwnWithdrawal[]
  isWithdrawable: boolean
}

/** The withdrawals from each order, and whether it can still be withdrawn from, for its customer. */
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
    // An unpaid order that the office goes on with counts as bought.
    const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
    const isBought = status !== 'cancelled' && (isPaid || status !== 'pending')
    return {
      withdrawals: own.map(toOwnWithdrawalJson),
      isWithdrawable:
        isBought && !own.some(({ isWhole, state }) => isWhole && state === 'accepted') && !isLate(now, periodEnd(id)),
    }
  }
}

/**
 * The last day on which each order may be withdrawn from; null without a recorded delivery. With several deliveries the
 * last one counts.
 */
export async function periodsOfOrders(
  database: Database,
  rows: Pick<OrderRow, 'id' | 'shippingStatus'>[],
): Promise<(id: number) => string | null> {
  const delivered = rows.filter(({ shippingStatus }) => shippingStatus === 'delivered').map(({ id }) => id)
  if (delivered.length === 0) return () => null
  const { details, createdAt, kind, orderId } = orderEvents
  const said = await database
    .select({ orderId, at: sql<string>`to_json(max(${createdAt}))` })
    .from(orderEvents)
    .where(
      and(
        inArray(orderId, delivered),
        sql`${kind} = 'shipping_changed' and ${details} ->> 'to' = 'delivered' and ${details} ->> 'from' <> 'delivered'`,
      ),
    )
    .groupBy(orderId)
  const lastDays = new Map(said.map((one) => [one.orderId, lastDayAfter(new Date(one.at))]))
  return (id) => lastDays.get(id) ?? null
}
