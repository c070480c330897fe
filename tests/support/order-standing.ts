import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { money } from '../../src/kernel/money.ts'
import { payments, refunds } from '../../src/sales/payments/payments.table.ts'
import { openReadyDatabase } from './job-runner.ts'
import { placeNeighbour } from './neighbour.ts'
import { attemptPayment, placeOrder } from './orders.ts'

export type Order = Parameters<typeof placeOrder>[1]
export type Attempt = Partial<typeof payments.$inferInsert>
export type Refund = Partial<typeof refunds.$inferInsert>

/**
 * A database in which orders of 25,99 zł stand beside that of a neighbour, with whatever payments and refunds. What was seen of one order last still
 * holds when the test ends: nothing that happens to another changes it.
 */
export async function openWithOrders({ pieces = 50 } = {}) {
  const { database } = await openReadyDatabase()
  await placeNeighbour(database)
  const { rows: shelf } = await database.execute<{ id: number }>(sql`
    insert into products (slug, name, description, price_grosze, stock_quantity) values ('sol', 'Sól', 'Szara', 1000, ${pieces}) returning id`)
  const seen = new Map<number, object | undefined>()
  const see = async (ids: number[]) => {
    const { rows } = await database.execute(sql`
      select concat_ws(' ', status, payment_status, needs_attention, case when holds_stock then 'holds' end, 'due ' || nullif(due_grosze, 0)) as order,
        (select string_agg(concat_ws(' ', state, taken_grosze, -nullif(refunded_grosze, 0), provider_payment_id), ', ' order by created_at)
          from payments where order_id = orders.id) as payments,
        coalesce((select string_agg(concat_ws(' ', state, amount_grosze, refusal, nullif(asked_times, 0)), ', ' order by created_at)
          from refunds where order_id = orders.id), '') as refunds,
        coalesce((select string_agg(concat_ws(' ', kind, actor), ', ' order by id) from order_events where order_id = orders.id), '') as events,
        coalesce((select string_agg(kind, ', ' order by kind) from mails where position(number in subject) > 0), '') as letters
      from orders where id in ${ids} order by id`)
    return rows as Record<'order' | 'payments' | 'refunds' | 'events' | 'letters', string>[]
  }
  onTestFinished(async () => {
    if (seen.size > 0) expect(await see([...seen.keys()])).toEqual([...seen.values()])
  })
  return {
    database,
    /** Gives what the order and its payments and refunds are called. The refunds are of the first payment, unless said otherwise. */
    async place(said: Order, attempts: Attempt[], given: Refund[] = []) {
      const lines = [{ productId: shelf[0]?.id, price: money(1_000) }]
      const { id: orderId } = await placeOrder(database, { holdsStock: true, lines, ...said })
      const paymentIds = attempts.map(() => randomUUID())
      const refundIds = given.map(() => randomUUID())
      for (const [nth, attempt] of attempts.entries())
        await attemptPayment(database, orderId, { amount: money(2_599), id: paymentIds[nth] ?? '', ...attempt })
      const [paymentId = ''] = paymentIds
      for (const [nth, one] of given.entries()) {
        const row = { id: refundIds[nth] ?? '', paymentId, orderId, amount: money(600), state: 'waiting' } as const
        await database.insert(refunds).values({ ...row, ...one })
      }
      return { orderId, paymentId, paymentIds, refundIds }
    },
    /** How an order stands: its payments and refunds from first to last, what happened, and the letters about it. */
    async look({ orderId }: { orderId: number }) {
      const [found] = await see([orderId])
      if (!found) throw new Error(`order ${orderId} is gone`)
      seen.set(orderId, found)
      return found
    },
  }
}
