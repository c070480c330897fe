import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { toWithdrawalJson, toWithdrawnOrderJson, withdrawnOrderColumns } from '../to-withdrawal-json.server.ts'
import { isDone, isOpen } from '../open-withdrawals.server.ts'
import { refundStanding } from './to-do.ts'
import type { WithdrawalInList } from './withdrawal-record.ts'
import { withdrawals } from '../withdrawals.table.ts'

interface Asked {
  page: number
  limit: number
  open?: boolean | undefined
  search?: string | undefined
}

/** Open ones: the oldest first. Otherwise: the newest first. */
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
      order: withdrawnOrderColumns,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(likely, and(eq(withdrawals.state, 'unmatched'), eq(likely.number, orderNumber)))
    .where(isAsked)
    .orderBy(...(open ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(limit)
    .offset((page - 1) * limit)
  const list = rows.map(({ withdrawal, matchedNumber, likelyNumber, order: found }) => {
    const described = toWithdrawalJson(withdrawal)
    const order = found && toWithdrawnOrderJson(found)
    const refundStands = order && withdrawal.state === 'accepted' ? refundStanding(described, order) : null
    return { ...described, matchedNumber, likelyNumber, order, refundStands }
  })
  return { list, total: counted?.total ?? 0 }
}
