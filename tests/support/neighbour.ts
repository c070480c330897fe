import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { refunds, transfers } from '../../src/sales/payments/payments.table.ts'
import { money } from '../../src/kernel/money.ts'
import type { Database } from '../../src/server/database/database.ts'
import { attemptPayment, paid, placeOrder } from './orders.ts'

/**
 * The paid order of somebody else, before all others: whatever a test does with another order leaves it as it is, which is looked at when the
 * test ends. A statement that forgets whose row it changes is noticed so.
 */
export async function placeNeighbour(database: Database): Promise<void> {
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into discount_codes (code, type, value_hundredths, used_count) values ('NEIGHBOUR', 'percentage', 1000, 1) returning id`)
  const { id, number } = await placeOrder(database, {
    ...paid,
    email: '',
    holdsStock: true,
    holdsCodeUse: true,
    discountCodeId: rows[0]?.id,
    lines: [{ quantity: 2 }],
  })
  const paymentId = randomUUID()
  const byTransfer = { id: paymentId, provider: 'transfer', sessionId: null, state: 'paid' } as const
  await attemptPayment(database, id, { ...byTransfer, amount: money(6_579), refunded: money(100) })
  const refund = { id: randomUUID(), paymentId, orderId: id, amount: money(100), state: 'done' } as const
  await database.insert(refunds).values(refund)
  const noted = { id: randomUUID(), key: 'neighbour', paymentId, orderId: id, amount: money(6_579) }
  await database.insert(transfers).values({ ...noted, paidOn: '2026-11-21', administrator: 'admin' })
  const look = async () => {
    const found = await database.execute(sql`
      select version, status, payment_status, paid_at, shipping_status, needs_attention, holds_stock, holds_code_use, total_grosze, due_grosze, email, first_name,
        (select jsonb_agg(jsonb_build_array(state, amount_grosze, refunded_grosze, taken_grosze, session_id, provider_payment_id, checked_at)) from payments where order_id = orders.id) as payments,
        (select jsonb_agg(jsonb_build_array(state, amount_grosze, refusal, provider_refund_id, asked_times, sent_on)) from refunds where order_id = orders.id) as refunds,
        (select jsonb_agg(jsonb_build_array(quantity, price_grosze, product_name)) from order_lines where order_id = orders.id) as lines,
        (select count(*) from order_events where order_id = orders.id) as events,
        (select used_count from discount_codes where id = discount_code_id) as code_uses
      from orders where number = ${number}`)
    return found.rows
  }
  const before = await look()
  onTestFinished(async () => expect(await look()).toEqual(before))
}
