import { and, count, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { describeOrder } from './describe-order.server.ts'
import type { OrderInList, OrderStatus, PaymentStatus } from './order.ts'
import { orders } from './orders.table.ts'

interface Asked {
  page: number
  limit: number
  search?: string | undefined
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  needsAttention?: 'true' | undefined
}

/** The newest first. What is searched for is looked for in number, e-mail address and name, in whatever letters. */
export async function listOrders(
  database: Database,
  { page, limit, search, status, paymentStatus, needsAttention }: Asked,
): Promise<{ list: OrderInList[]; total: number }> {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isAsked = and(
    pattern
      ? or(
          ilike(orders.number, pattern),
          ilike(orders.email, pattern),
          ilike(sql`${orders.firstName} || ' ' || ${orders.lastName}`, pattern),
        )
      : undefined,
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    needsAttention && isNotNull(orders.needsAttention),
  )
  const [counted] = await database.select({ total: count() }).from(orders).where(isAsked)
  const rows = await database
    .select()
    .from(orders)
    .where(isAsked)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    list: rows.map((row) => ({ ...describeOrder(row), needsAttention: row.needsAttention, version: row.version })),
    total: counted?.total ?? 0,
  }
}
