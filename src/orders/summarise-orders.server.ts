import { eq, isNotNull, sql } from 'drizzle-orm'
import { stockLevel } from '../catalog/product.ts'
import { products } from '../catalog/products.table.ts'
import { money, printMoney } from '../kernel/money.ts'
import { byIndexes } from '../server/by-indexes.ts'
import type { Database } from '../server/database.ts'
import { isToPack, isUnpaid } from './order-filter.server.ts'
import type { OrderSummary } from './order-summary.ts'
import { orders } from './orders.table.ts'

/** Revenue is what was paid, discounts taken off and shipping added. Refunds are not subtracted. */
export function summariseOrders(database: Database, now = new Date()): Promise<OrderSummary> {
  return byIndexes(database, async (transaction) => {
    const days = await sumDays(transaction, now)
    const sold = await transaction
      .select({ stockQuantity: products.stockQuantity })
      .from(products)
      .where(eq(products.isActive, true))
    return {
      days: days.map((day) => ({ ...day, revenue: printMoney(money(day.revenue)) })),
      orders: sum(days.map((day) => day.orders)),
      revenue: printMoney(money(sum(days.map(({ revenue }) => revenue)))),
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
}

/** By the moment of payment, the oldest first; a day without any is there, too. */
async function sumDays(transaction: Database, now: Date): Promise<Day[]> {
  const { rows } = await transaction.execute<{ date: string; orders: number; revenue: string }>(sql`
    with today as (select (${now.toISOString()}::timestamptz at time zone 'Europe/Warsaw')::date as date),
    paid as (
      select (paid_at at time zone 'Europe/Warsaw')::date as date, count(*) as orders, sum(total_grosze) as revenue
      from orders
      where paid_at >= ((select date from today) - 29)::timestamp at time zone 'Europe/Warsaw'
        and paid_at < ((select date from today) + 1)::timestamp at time zone 'Europe/Warsaw'
      group by 1
    )
    select to_char(today.date - ago, 'YYYY-MM-DD') as date, coalesce(orders, 0)::integer as orders, coalesce(revenue, 0) as revenue
    from today cross join generate_series(0, 29) as ago left join paid on paid.date = today.date - ago
    order by ago desc`)
  return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }))
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
