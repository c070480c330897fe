import { sql } from 'drizzle-orm'
import type { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder'
import { orderLines, orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { insertPayment, type NewPayment, type PaymentRow } from '../payments/insert-payment.server.ts'
import type { Database } from '../../server/database/database.ts'
import type { PricedLine } from './price-order.server.ts'

/**
 * Writes an order with its lines, its event and its payment in one statement. The products are locked meanwhile, so each
 * round trip to the database would keep other buyers waiting.
 * @param order writes the order's row and returns its id
 */
export function writeOrder(
  transaction: Database,
  order: TypedQueryBuilder<{ id: typeof orders.id }>,
  kind: 'placed' | 'changed',
  lines: PricedLine[],
  payment: NewPayment,
): Promise<PaymentRow> {
  const orderId = sql`(select id from written)`
  const rows = lines.map((line, index) => ({ orderId, position: index + 1, ...lineOf(line) }))
  const statement = transaction.with(
    transaction.$with('written').as(order),
    transaction.$with('lined').as(transaction.insert(orderLines).values(rows)),
    transaction.$with('noted').as(recordEvent(transaction, orderId, kind, 'customer')),
  )
  return insertPayment(statement, orderId, payment)
}

/** A line of an order as it is stored. */
export const lineOf = ({ id, name, weight, quantity, price, vatRate, promotion }: PricedLine) => ({
  productId: id,
  productName: name,
  weight,
  quantity,
  price,
  vatRate,
  regularPrice: promotion?.regularPrice ?? null,
  lowestPrice: promotion?.lowestPrice ?? null,
})
