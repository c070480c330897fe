import { sql } from 'drizzle-orm'
import type { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder'
import { orderLines, orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { payableUntil } from '../orders/reservation.server.ts'
import type { NewPayment, PaymentRow } from '../payments/insert-payment.server.ts'
import { payments } from '../payments/payments.table.ts'
import type { Database } from '../../server/database/database.ts'
import { prepared, type ValueOf } from '../../server/database/prepared.ts'
import type { PricedLine } from './price-order.server.ts'

/**
 * Writes an order with its lines, its event and its payment in one statement. The products are locked meanwhile, so each
 * round trip to the database would keep other buyers waiting.
 * @param order writes the order's row and returns its id
 */
export async function writeOrder(
  transaction: Database,
  order: OrderWriter,
  lines: PricedLine[],
  payment: NewPayment,
): Promise<PaymentRow> {
  const [noted] = await statementOf(transaction, order, 'changed', { payment, lines: lines.map(lineOf) })
  return noted as PaymentRow
}

type OrderWriter = TypedQueryBuilder<{ id: typeof orders.id }>

function statementOf(
  transaction: Database,
  order: OrderWriter,
  kind: 'placed' | 'changed',
  { payment, lines }: { payment: object; lines: object[] },
) {
  const orderId = sql`(select id from written)`
  const rows = lines.map((line, index) => ({ ...line, orderId, position: index + 1 }))
  return transaction
    .with(
      transaction.$with('written').as(order),
      transaction.$with('lined').as(transaction.insert(orderLines).values(rows as never)),
      transaction.$with('noted').as(recordEvent(transaction, orderId, kind, 'customer')),
    )
    .insert(payments)
    .values({ ...payment, orderId } as never)
    .returning()
}

/** The id of a new order, which was taken with its goods. */
export const thatOrder = sql<number>`currval(pg_get_serial_sequence('orders', 'id'))`

type NewRow = Omit<typeof orders.$inferInsert, 'number' | 'payableUntil'>

/** The same for a new order; of these there may be many in a second. */
export async function writeNewOrder(
  transaction: Database,
  order: NewRow,
  lines: PricedLine[],
  payment: NewPayment,
): Promise<PaymentRow> {
  const parts = [order, payment, ...lines.map(lineOf)].map(writtenOf)
  const key = parts.map(({ columns }) => columns.join(' ')).join('\n')
  const write = writers.get(key) ?? writerOf(parts.map(({ columns }) => columns))
  if (lines.length <= mostLinesKept) writers.set(key, write)
  const [noted] = await write(
    transaction,
    parts.flatMap(({ values }) => values),
  )
  return noted as PaymentRow
}

/** Longer orders are rare, and each number of lines is a statement of its own. */
const mostLinesKept = 6

/** By the columns that they write. */
const writers = new Map<string, ReturnType<typeof writerOf>>()

function writtenOf(row: object): { columns: string[]; values: unknown[] } {
  const written = Object.entries(row).filter(([, value]) => value !== undefined)
  return { columns: written.map(([column]) => column), values: written.map(([, value]) => value) }
}

/** Its values are given in the order of its columns: to give sixty of them names anew takes as long as to write them. */
function writerOf(parts: string[][]) {
  return prepared((database: Database, value: ValueOf<unknown[]>) => {
    let place = 0
    const [order, payment = {}, ...lines] = parts.map((columns) =>
      Object.fromEntries(columns.map((column) => [column, value(place++ as never)])),
    )
    const written = database
      .insert(orders)
      .overridingSystemValue()
      .values({ ...order, id: thatOrder, payableUntil } as never)
      .returning({ id: orders.id })
    return statementOf(database, written, 'placed', { payment, lines })
  })
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
