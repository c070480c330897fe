import { eq, isNotNull, sql } from 'drizzle-orm'
import { stockLevel } from '../../../catalog/product.ts'
import { products } from '../../../catalog/products.table.ts'
import { money, printMoney } from '../../../kernel/money.ts'
import { withIndexScans } from '../../../server/database/index-scans.ts'
import type { Database } from '../../../server/database/database.ts'
import { isToPack, isUnpaid } from './order-filter.server.ts'
import type { OrderSummary } from '../order-details.ts'
import { orders } from '../../orders/orders.table.ts'

/** Revenue is what was paid (after discounts, with shipping) less the refunds of that day. */
export function summariseOrders(database: Database, now = new Date()): Promise<OrderSummary> {
  return withIndexScans(database, async (transaction) => {
    const days = await sumDays(transaction, now, 30)
    const sold = await transaction
      .select({ stockQuantity: products.stockQuantity })
      .from(products)
      .where(eq(products.isActive, true))
    return {
      days: days.map((day) => ({
        ...day,
        revenue: printMoney(money(day.revenue)),
        refunds: printMoney(money(day.refunds)),
      })),
      orders: sum(days.map((day) => day.orders)),
      revenue: printMoney(money(sum(days.map(({ revenue }) => revenue)))),
      refunds: printMoney(money(sum(days.map(({ refunds }) => refunds)))),
      toPack: await transaction.$count(orders, isToPack),
      unpaid: await transaction.$count(orders, isUnpaid),
      needsAttention: await transaction.$count(orders, isNotNull(orders.needsAttention)),
      lowStock: sold.filter(({ stockQuantity }) => stockLevel(stockQuantity) < 2).length,
    }
  })
}

interface Day {
  date: string
  orders: number
  revenue: number
  refunds: number
}

/** The last days until today, the oldest first; days without orders are included. */
export async function sumDays(transaction: Database, now: Date, days: number): Promise<Day[]> {
  const { rows } = await transaction.execute<{ date: string; orders: number; paid: string; refunds: string }>(sql`
    with today as (select (${now.toISOString()}::timestamptz at time zone 'Europe/Warsaw')::date as date),
    span as (
      select (date - ${days - 1}::integer)::timestamp at time zone 'Europe/Warsaw' as since, (date + 1)::timestamp at time zone 'Europe/Warsaw' as until
      from today
    ),
    paid as (
      select (paid_at at time zone 'Europe/Warsaw')::date as date, count(*) as orders, sum(total_grosze) as paid
      from orders
      where paid_at >= (select since from span) and paid_at < (select until from span)
      group by 1
    ),
    -- Additional payments of an order were never revenue.
    refunded as (
      select (refunds.created_at at time zone 'Europe/Warsaw')::date as date, sum(refunds.amount_grosze) as refunds
      from refunds join payments on payments.id = refunds.payment_id
      where refunds.state = 'done' and payments.state = 'paid' and not refunds.is_of_change
        and refunds.created_at >= (select since from span) and refunds.created_at < (select until from span)
      group by 1
    )
    select to_char(today.date - ago, 'YYYY-MM-DD') as date, coalesce(orders, 0)::integer as orders,
      coalesce(paid, 0) as paid, coalesce(refunds, 0) as refunds
    from today cross join generate_series(0, ${days - 1}::integer) as ago
      left join paid on paid.date = today.date - ago
      left join refunded on refunded.date = today.date - ago
    order by ago desc`)
  return rows.map(({ date, orders: count, paid, refunds }) => ({
    date,
    orders: count,
    revenue: Number(paid) - Number(refunds),
    refunds: Number(refunds),
  }))
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
