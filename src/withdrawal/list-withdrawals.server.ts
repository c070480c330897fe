import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { money, printMoney } from '../kernel/money.ts'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../server/database.ts'
import { describeWithdrawal } from './describe-withdrawal.server.ts'
import { isDone, isOpen } from './open-withdrawals.server.ts'
import { refundStanding } from './refund-standing.ts'
import type { WithdrawalInList } from './withdrawal-record.ts'
import { withdrawals } from './withdrawals.table.ts'

interface Asked {
  page: number
  limit: number
  open?: boolean | undefined
  search?: string | undefined
}

/** What went back of an order, by all of its payments. */
export const refundedOf = (orderId: typeof orders.id) =>
  sql<number>`(select coalesce(sum(refunded_grosze), 0)::integer from payments where order_id = ${orderId})`

/** Those that wait begin with the one that has waited longest; otherwise the newest comes first. */
export async function listWithdrawals(
  database: Database,
  { page, limit, open, search }: Asked,
): Promise<{ list: WithdrawalInList[]; total: number }> {
  const { name, email, orderNumber, createdAt, id } = withdrawals
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isAsked = and(
    open === undefined ? undefined : open ? isOpen : isDone,
    pattern ? or(ilike(name, pattern), ilike(email, pattern), ilike(orderNumber, pattern)) : undefined,
  )
  const [counted] = await database.select({ total: count() }).from(withdrawals).where(isAsked)
  const likely = alias(orders, 'likely')
  const rows = await database
    .select({
      withdrawal: withdrawals,
      matchedNumber: orders.number,
      likelyNumber: likely.number,
      shippingStatus: orders.shippingStatus,
      refunded: refundedOf(orders.id),
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(likely, and(eq(withdrawals.state, 'unmatched'), eq(likely.number, orderNumber)))
    .where(isAsked)
    .orderBy(...(open ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(limit)
    .offset((page - 1) * limit)
  const list = rows.map(({ withdrawal, matchedNumber, likelyNumber, shippingStatus, refunded }) => {
    const described = describeWithdrawal(withdrawal)
    const isOwed = withdrawal.state === 'accepted' && shippingStatus !== null
    const refundStands = isOwed
      ? refundStanding(described, { shippingStatus, refundedAmount: printMoney(money(refunded)) })
      : null
    return { ...described, matchedNumber, likelyNumber, refundStands }
  })
  return { list, total: counted?.total ?? 0 }
}
