import { sql, type SQL } from 'drizzle-orm'
import { orders } from '../orders/orders.table.ts'
import type { NewPayment, PaymentRow } from '../payments/insert-payment.server.ts'
import type { Database } from '../server/database.ts'
import type { PricedLine } from './price-order.server.ts'

type NewOrder = Omit<typeof orders.$inferInsert, 'payableUntil'> & { payableUntil: SQL }

/**
 * Writes down an order with its lines, its first event and the attempt to pay it, in one statement: the goods are held
 * meanwhile, and each way to the database would keep all others waiting who want them.
 */
export async function insertOrder(
  transaction: Database,
  order: NewOrder,
  lines: PricedLine[],
  payment: NewPayment,
): Promise<PaymentRow> {
  const list = <Item>(of: (line: PricedLine) => Item) => sql.param(lines.map(of))
  const { id, provider, sessionId, url, state, amount, expiresAt, cancelPath } = payment
  const placed = transaction.insert(orders).values(order).returning({ id: orders.id })
  const { rows } = await transaction.execute<{ order_id: number; created_at: Date }>(sql`
    with placed as ${placed},
    lined as (
      insert into order_lines (
        order_id, position, product_id, product_name, weight_grams, quantity, price_grosze, vat_rate,
        regular_price_grosze, lowest_price_grosze
      )
      select placed.id, line.position, line.product, line.name, line.weight, line.quantity, line.price, line.vat,
        line.regular, line.lowest
      from placed, unnest(
        ${list((line) => line.id)}::integer[], ${list(({ name }) => name)}::text[],
        ${list(({ weight }) => weight)}::integer[], ${list(({ quantity }) => quantity)}::integer[],
        ${list(({ price }) => price)}::integer[], ${list(({ vatRate }) => vatRate)}::integer[],
        ${list(({ promotion }) => promotion?.regularPrice ?? null)}::integer[],
        ${list(({ promotion }) => promotion?.lowestPrice ?? null)}::integer[]
      ) with ordinality as line (product, name, weight, quantity, price, vat, regular, lowest, position)
    ),
    noted as (
      insert into order_events (order_id, kind, actor) select id, 'placed', 'customer' from placed
    )
    insert into payments (
      id, order_id, provider, session_id, url, state, amount_grosze, expires_at, cancel_path
    )
    select ${id}::uuid, placed.id, ${provider}, ${sessionId}, ${url}, ${state}, ${amount}::integer,
      ${expiresAt.toISOString()}::timestamptz, ${cancelPath}
    from placed
    returning order_id, created_at`)
  const [written] = rows
  if (!written) throw new Error('an order was not written')
  return {
    ...payment,
    orderId: written.order_id,
    createdAt: new Date(written.created_at),
    taken: null,
    refunded: 0 as PaymentRow['refunded'],
    providerPaymentId: null,
    checkedAt: null,
  }
}
